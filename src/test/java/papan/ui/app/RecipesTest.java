package papan.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.page.Offers;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.LessonText;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Language;
import papan.replay.Timeline;
import papan.testing.Slow;
import papan.ui.board.BoardPalette;
import papan.ui.board.BoardPicture;
import papan.ui.board.BoardView;
import papan.ui.board.Viewpoint;
import papan.ui.common.Announcer;
import papan.ui.common.Desktop;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;
import papan.ui.lesson.LessonBoard;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;
import papan.ui.playback.TransportBar;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * What the recipes of the developers' page say is done in a copy of the sources. The copy is compiled with whatever knows
 * what was changed, the window made of it is asked for what the recipe promises, and the files are counted: a catalogue is
 * one in all its languages.
 */
@Slow // Seven seconds of a processor: four compilations and four programs.
class RecipesTest {
    @TempDir
    Path folder;

    @Test
    void aButtonOfTheLessonPageIsThreeFilesAndItsWords() throws Exception {
        Copy copy = new Copy(folder)
                .before(OFFERS, "ASK_FOR_HINT,", "REST,")
                .before(OFFERS, "Action.ASK_FOR_HINT,", "Action.REST,")
                .before(OFFERS, "put(all, Action.SHOW_LINE,", "put(all, Action.REST, true);")
                .before(OFFERS, "case STOP_THINKING ->", "case REST -> \"rest\";")
                .before("papan/ui/lesson/LearnSession.java", "case STOP_THINKING ->", "case REST -> restart();")
                .before(ROW, "button(Action.KEEP_FOUND,", "button(Action.REST, \"rest\");")
                .instead(ROW, "List.of(Action.STOP_PRACTISING,", "(?=Action.STOP)", "Action.REST, ")
                .instead(ROW, "List.of(List.of(Action.TAKE_BACK", "(?=Action.STOP)", "Action.REST, ")
                .words("papan/ui/common/window", "rest");
        assertThat(copy.known("a button of the lesson page"))
                .containsExactly("ActionRow", "LearnSession", "Offers", "window");
        assertThat(copy.asked("button")).isEqualTo("""
                seen where it is offered: true
                en rest in en
                ms rest in ms
                id rest in id
                fil rest in fil
                zh rest in zh
                sv rest in sv
                """);
    }

    @Test
    void aSettingIsThreeFiles() throws Exception {
        Copy copy = new Copy(folder)
                .before(
                        "papan/ui/settings/Settings.java",
                        "/** Whether a drill shows",
                        "public static final Setting<Boolean> LAMP = offered(\"lamp\", \"lamp\", false);")
                .before(
                        "papan/ui/app/OpenLesson.java",
                        "return session.rehearsal().isPresent() ?",
                        "if (session.settings().get(Settings.LAMP)) { return Optional.of(\"lit\"); }")
                .words("papan/ui/common/settings", "lamp", "lamp.says");
        assertThat(copy.known("a setting", "OpenLesson")).containsExactly("OpenLesson", "Settings", "settings");
        assertThat(copy.asked("setting")).isEqualTo("""
                lamp in en, lamp.says in en: false
                lit, remembered as true
                """);
    }

    @Test
    void aWorkspaceIsItsPackageFourFilesAndItsWords() throws Exception {
        Copy copy = new Copy(folder)
                .made("papan/ui/garden/GardenWorkspace.java", GARDEN)
                .words("papan/ui/garden/garden", "garden.bed")
                .before("papan/ui/app/Workspace.java", "COMPARE(", "GARDEN(Command.GARDEN, Icons.HINT),")
                .before("papan/ui/common/Command.java", "COMPARE,", "GARDEN,")
                .before(
                        "papan/ui/common/KeyTable.java",
                        "row(Command.COMPARE,",
                        "row(Command.GARDEN, key(KeyEvent.VK_6, CTRL_DOWN_MASK)),")
                .before("papan/ui/app/Workspaces.java", "case COMPARE ->", """
                        case GARDEN -> add(
                                which,
                                new papan.ui.garden.GardenWorkspace(
                                        words.including(papan.ui.garden.GardenWorkspace.class, "garden"),
                                        new SwingTicker(),
                                        new papan.engine.Engine(lesson.rules()).start()));
                        """)
                .words(
                        "papan/ui/common/window",
                        "workspace.garden",
                        "workspace.garden.tip",
                        "command.garden",
                        "title.garden",
                        "summary.garden");
        assertThat(copy.known("a workspace", "GardenWorkspace", "garden"))
                .containsExactly(
                        "Command", "GardenWorkspace", "KeyTable", "Workspace", "Workspaces", "garden", "window");
        assertThat(copy.asked("workspace")).isEqualTo("""
                title.garden in en: garden.bed in en
                workspace.garden.tip in en (Ctrl + 6)
                """);
    }

    @Test
    void aStoresColourIsOneFile() throws Exception {
        String theme = "papan/ui/common/FlatLaf.properties";
        assertThat(new Copy(folder).asked("colour")).isEqualTo("not painted\n");
        Copy copy = new Copy(folder).instead(theme, "Papan.board.southInlay", "#.*", "#ff00aa");
        assertThat(copy.known("a colour, or another one")).containsExactly("FlatLaf");
        assertThat(copy.asked("colour")).isEqualTo("painted\n");
    }

    private static final String OFFERS = "papan/lesson/page/Offers.java";

    private static final String ROW = "papan/ui/lesson/ActionRow.java";

    private static final String GARDEN = """
            package papan.ui.garden;

            import java.util.List;
            import javax.swing.*;
            import papan.model.Position;
            import papan.ui.common.*;
            import papan.ui.playback.*;

            public final class GardenWorkspace extends JPanel implements Workbench {
                private final Playback playback;
                private final JLabel bed = new JLabel();

                public GardenWorkspace(WindowText words, Ticker ticker, Position position) {
                    playback = new Playback(ticker, position);
                    words.bind(bed, "garden.bed");
                    add(bed);
                }

                public Transport playback() { return playback; }
                public List<Part> parts() { return List.of(Part.of(bed)); }
                public JComponent entry() { return bed; }
                public List<Walkthrough> walked() { return List.of(); }

                public ClassView forClass() {
                    return new ClassView() {
                        public JComponent view() { return new JLabel(); }
                        public String title() { return ""; }
                        public String sentence() { return bed.getText(); }
                        public void setLetters(float size) {}
                        public void onWords(Runnable listener) {}
                    };
                }
            }
            """;

    /** The sources, of which only what is changed is copied. */
    private record Copy(Path folder) {
        private static final Path JAVA = Path.of("src/main/java");
        private static final Path RESOURCES = Path.of("src/main/resources");

        /** Puts lines before the first line that begins so. */
        Copy before(String file, String begins, String put) throws IOException {
            return edit(file, begins, line -> put + "\n" + line);
        }

        /** Puts something into the first line that begins so in the place of what is there. */
        Copy instead(String file, String begins, String there, String put) throws IOException {
            return edit(file, begins, line -> line.replaceFirst(there, put));
        }

        private Copy edit(String file, String begins, UnaryOperator<String> change) throws IOException {
            List<String> lines = new ArrayList<>(text(file).lines().toList());
            List<String> bare = lines.stream().map(String::strip).toList();
            int at = bare.indexOf(bare.stream()
                    .filter(line -> line.startsWith(begins))
                    .findFirst()
                    .orElseThrow());
            lines.set(at, change.apply(lines.get(at)));
            return made(file, String.join("\n", lines));
        }

        /** Gives each language a text of its own for each key. */
        Copy words(String family, String... keys) throws IOException {
            for (Language each : Language.values()) {
                String texts = Arrays.stream(keys)
                        .map(key -> key + " = " + key + " in " + each.tag() + "\n")
                        .collect(Collectors.joining());
                String file = family + "_" + each.tag() + ".properties";
                made(file, (Files.exists(RESOURCES.resolve(file)) ? text(file) : "") + "\n" + texts);
            }
            return this;
        }

        Copy made(String file, String text) throws IOException {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
            return this;
        }

        private String text(String file) throws IOException {
            Path copied = folder.resolve(file);
            Path original = (file.endsWith(".java") ? JAVA : RESOURCES).resolve(file);
            return Files.readString(Files.exists(copied) ? copied : original);
        }

        private List<Path> touched() throws IOException {
            try (Stream<Path> files = Files.walk(folder)) {
                return files.filter(Files::isRegularFile)
                        .filter(file -> !file.toString().endsWith(".class"))
                        .toList();
            }
        }

        /** The files that were touched, without their languages; the recipe names each but its own. */
        Set<String> known(String recipe, String... own) throws IOException {
            String says = Files.readString(Path.of("docs/developers.md"))
                    .lines()
                    .filter(line -> line.startsWith("**… " + recipe + ".**"))
                    .collect(Collectors.joining());
            Set<String> names = touched().stream()
                    .map(file -> String.valueOf(file.getFileName()).replaceFirst("(_[a-z]+)?\\..*", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(names.stream().filter(name -> !List.of(own).contains(name)))
                    .allMatch(name -> Pattern.compile("`" + name + "(_en)?(.properties)?`")
                            .matcher(says)
                            .find());
            return names;
        }

        /** Compiles what was changed and whatever names it. */
        private void compile() throws IOException {
            List<Path> changed = touched().stream()
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
            String names = changed.stream()
                    .map(file -> String.valueOf(file.getFileName()).replace(".java", ""))
                    .collect(Collectors.joining("|", "\\b(", ")\\b"));
            List<Path> sources = new ArrayList<>(changed);
            try (Stream<Path> all = Files.walk(JAVA)) {
                for (Path file :
                        all.filter(any -> any.toString().endsWith(".java")).toList()) {
                    boolean copied = Files.exists(folder.resolve(JAVA.relativize(file)));
                    if (!copied
                            && Pattern.compile(names)
                                    .matcher(Files.readString(file))
                                    .find()) {
                        sources.add(file);
                    }
                }
            }
            JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            StringWriter said = new StringWriter();
            try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
                List<String> options = List.of(
                        "-nowarn", "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
                boolean compiled = changed.isEmpty()
                        || compiler.getTask(
                                        said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                                .call();
                assertThat(compiled).as(said.toString()).isTrue();
            }
        }

        /** What a program made of it says. */
        String asked(String about) throws Exception {
            compile();
            Process program = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Djava.awt.headless=true",
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            folder + File.pathSeparator + System.getProperty("java.class.path"),
                            Window.class.getName(),
                            about)
                    .redirectErrorStream(true)
                    .start();
            String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(program.waitFor()).as(said).isZero();
            return said;
        }
    }

    /** As much of the window as a recipe speaks of, in a program of its own. */
    static final class Window {
        private final WindowText words = new WindowText(Language.ENGLISH).including(BoardView.class, "board");
        private final List<Settings> written = new ArrayList<>();
        private final KeptSettings kept;
        private final Appearance appearance;
        private final Position position = Position.of(new Layout(7), new int[16], 0, Side.SOUTH, 1);
        private final Playback playback = new Playback(stub(Ticker.class), position);
        private final LearnSession session;

        Window(Settings settings) {
            Theme.LIGHT.install(Language.ENGLISH);
            kept = new KeptSettings(settings, written::add);
            appearance = new Appearance(kept, words, Desktop.silent(), stub(Appearance.Shown.class));
            session = new LearnSession(playback, kept);
        }

        public static void main(String[] args) throws Exception {
            StringBuilder said = new StringBuilder();
            EventQueue.invokeAndWait(() -> {
                Window window = new Window(Settings.DEFAULT);
                said.append(
                        switch (args[0]) {
                            case "button" -> window.button();
                            case "setting" -> window.setting();
                            case "workspace" -> window.workspace();
                            default -> window.colour();
                        });
            });
            System.out.print(said);
        }

        private LearnWorkspace learn() {
            return new LearnWorkspace(
                    session,
                    words,
                    new LessonBoard(new BoardView(playback, Viewpoint.south(Direction.CLOCKWISE), words), playback),
                    new TransportBar(playback, words, mark -> ""));
        }

        private String button() {
            LearnWorkspace learn = learn();
            LessonRun run = LessonText.run("{ 'id': 'p', 'kind': 'play', 'moves': ['S3'] }");
            session.open(run, 0);
            AbstractButton rest = (AbstractButton) named(learn, "rest").orElseThrow();
            StringBuilder said = new StringBuilder(rest.isVisible() ? "seen where it is offered: " : "not seen: ");
            said.append(Offers.of(LessonState.of(run)).all().toString().contains("REST"));
            for (Language each : Language.values()) {
                words.setLanguage(each);
                said.append("\n" + each.tag() + " " + rest.getText());
            }
            return said + "\n";
        }

        private String setting() {
            SettingsMenu menu = new SettingsMenu(words, kept, appearance, Optional.empty());
            AbstractButton lamp = (AbstractButton) named(menu.menu(), "lamp").orElseThrow();
            String said = lamp.getText() + ", " + lamp.getToolTipText() + ": " + lamp.isSelected() + "\n";
            lamp.doClick(0);
            Settings again = Settings.read(written.get(0).written());
            return said + new OpenLesson(session).kept().orElse("dark") + ", remembered as "
                    + again.written().getProperty("lamp") + "\n";
        }

        Workspaces workspaces() {
            return new Workspaces(
                    learn(),
                    new OpenLesson(session),
                    words,
                    kept,
                    new Announcer((about, text, interrupts) -> {}),
                    new WorkspaceFiles(new FileDialogs(words), words, any -> {}, any -> {}, Optional::empty),
                    walked -> {});
        }

        private String workspace() {
            Workspaces workspaces = workspaces();
            Workspace garden = Workspace.parse("garden").orElseThrow();
            workspaces.show(garden);
            JComponent entry = workspaces.bench().orElseThrow().entry();
            Rail rail = new Rail(words, kept, appearance, stub(Rail.Ways.class));
            AbstractButton way =
                    (AbstractButton) named(rail, "workspace.garden").orElseThrow();
            return workspaces.title() + ": " + ((JLabel) entry).getText() + "\n"
                    + way.getAccessibleContext().getAccessibleName() + "\n";
        }

        private String colour() {
            BufferedImage image = new BufferedImage(400, 200, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            new BoardPicture(Timeline.still(position), Viewpoint.south(Direction.CLOCKWISE), BoardPalette.current())
                    .still(g, 400, 200, 0);
            int wanted = new Color(0xff00aa).getRGB();
            int[] pixels = image.getRGB(0, 0, 400, 200, null, 0, 400);
            return Arrays.stream(pixels).anyMatch(pixel -> pixel == wanted) ? "painted\n" : "not painted\n";
        }

        private static Optional<Component> named(Container in, String name) {
            return Arrays.stream(in.getComponents())
                    .flatMap(each -> Stream.concat(
                            Stream.of(each).filter(one -> name.equals(one.getName())),
                            each instanceof Container inner ? named(inner, name).stream() : Stream.empty()))
                    .findFirst();
        }

        /** Does nothing, and knows of nothing. */
        private static <T> T stub(Class<T> type) {
            return type.cast(Proxy.newProxyInstance(
                    type.getClassLoader(),
                    new Class<?>[] {type},
                    (self, method, args) -> method.getReturnType() == Optional.class ? Optional.empty() : false));
        }
    }
}
