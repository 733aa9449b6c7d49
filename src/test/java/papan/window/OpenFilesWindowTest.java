package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.TransferHandler.TransferSupport;
import javax.swing.text.JTextComponent;
import org.assertj.swing.finder.JFileChooserFinder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.ui.app.Options;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;

/** What a file says it is decides where it is shown, and never where one happens to be. */
@Windowed
class OpenFilesWindowTest {
    private static final Path LESSON = Path.of("examples/own-store.lesson.json");

    @TempDir
    private Path settings;

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void open(Path file) {
        window.run(() -> window.frame().contents().opener().open(file));
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }

    private void untilLesson(String id) {
        window.until(
                "the lesson " + id,
                () -> session()
                                .run()
                                .filter(run -> run.lesson().id().equals(id))
                                .isPresent()
                        && window.frame().contents().learn().showsLesson()
                        && window.frame().contents().learn().isShowing());
    }

    private Path write(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    private String lines(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    private boolean shows(String name) {
        return Parts.of(window.frame(), JComponent.class).stream().anyMatch(part -> name.equals(part.getName()));
    }

    private void choose(Path file) {
        JFileChooserFinder.findFileChooser("open-file")
                .using(window.robot())
                .selectFile(file.toAbsolutePath().toFile())
                .approve();
    }

    @Test
    void aLessonIsOpenedWithAKeyFromWhereverOneIs() {
        window.pressWithCtrl(KeyEvent.VK_3);
        window.pressWithCtrl(KeyEvent.VK_O);
        choose(LESSON);
        untilLesson("own-store-example");
        assertThat(window.frame().getTitle()).contains("Three seeds: what do you get?");
    }

    @Test
    void aLessonIsOpenedWithTheButtonInTheListOfLessons() {
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.choose("teachers", "lessons.open-file");
        choose(LESSON);
        untilLesson("own-store-example");
    }

    @Test
    void aRuleSetOfOnesOwnCanBeChosenWhereverRulesAre() {
        window.pressWithCtrl(KeyEvent.VK_2);
        open(Path.of("examples/congklak-five.json"));
        window.until(
                "the rule set",
                () -> window.frame()
                                .contents()
                                .workspaces()
                                .bench(AtlasWorkspace.class)
                                .isPresent()
                        && lines("atlas.name").equals("Congklak with five houses"));
        window.pressWithCtrl(KeyEvent.VK_4);
        window.pressWithCtrl(KeyEvent.VK_5);
        for (String choice : List.of("explore.rules", "charts.rules.0", "compare.rules.0")) {
            assertThat(window.<Boolean>ask(() -> offers(choice, "congklak-five")))
                    .as(choice)
                    .isTrue();
        }
    }

    private boolean offers(String choice, String id) {
        JComboBox<?> box = (JComboBox<?>) window.named(choice);
        return IntStream.range(0, box.getItemCount())
                .mapToObj(box::getItemAt)
                .anyMatch(each -> each instanceof RuleSet rules && rules.id().equals(id));
    }

    @Test
    void everyFileGoesToItsWorkspace() {
        open(Path.of("examples/congklak-five.json"));
        window.until(
                "the rule set",
                () -> window.frame()
                                .contents()
                                .workspaces()
                                .bench(AtlasWorkspace.class)
                                .isPresent()
                        && lines("atlas.name").equals("Congklak with five houses"));
        open(Path.of("examples/two-captures.match.json"));
        window.until(
                "the match",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .filter(explore -> explore.session().line().size() == 10)
                        .isPresent());
        open(LESSON);
        untilLesson("own-store-example");
        open(Path.of("examples/near-the-end.position.json"));
        window.until(
                "the position",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ExploreWorkspace.class)
                        .filter(explore -> explore.session().line().size() == 0)
                        .isPresent());
    }

    @Test
    void aLessonsWordsOpenTheLesson() throws Exception {
        Files.copy(Path.of("src/test/lessons/relay.lesson.json"), folder.resolve("relay.lesson.json"));
        Path words = folder.resolve("relay.ms.strings.json");
        Files.copy(Path.of("src/test/lessons/relay.ms.strings.json"), words);
        window.run(() -> window.frame().inside().setLanguage(Language.MALAY));
        open(words);
        untilLesson("relay");
    }

    @Test
    void whatIsNoFileOfPapansIsToldInOneSentence() throws Exception {
        open(write("shopping.json", "{\"eggs\": 12}"));
        window.until(
                "why",
                () -> window.named("file-notice").isShowing()
                        && lines("file-notice.text").contains("shopping.json"));
        assertThat(lines("file-notice.text")).startsWith("“shopping.json” isn’t one of Papan’s files.");
    }

    @Test
    void aFaultyLessonStandsInTheWindowWithItsLinesAndIsReadAgain() throws Exception {
        String right = Files.readString(LESSON);
        Path file = write("own.lesson.json", right.replaceFirst("\"title\"", "\"titel\""));
        open(file);
        window.until("what is wrong", () -> shows("lesson.fault"));
        assertThat(window.ask(() -> texts(window.named("lesson.fault").getParent())))
                .contains("Line ", "column ");
        Files.writeString(file, right);
        // It is read again by itself, too, and then the button is gone.
        window.run(() -> Parts.of(window.frame(), AbstractButton.class).stream()
                .filter(button -> "faults.again".equals(button.getName()) && button.isShowing())
                .forEach(AbstractButton::doClick));
        untilLesson("own-store-example");
    }

    @Test
    void aLessonWithACommaTooManyIsStillALesson() throws Exception {
        open(write("own.lesson.json", Files.readString(LESSON).replaceFirst("\"title\"", ",\"title\"")));
        window.until("what is wrong", () -> shows("lesson.fault"));
        assertThat(window.frame().contents().workspaces().bench(AtlasWorkspace.class))
                .isEmpty();
    }

    @Test
    void aFileIsTakenWhereverItIsDropped() {
        drop(window.frame().getRootPane(), LESSON);
        untilLesson("own-store-example");
        JComponent sentence = window.ask(() -> window.frame().contents().learn().narration());
        assertThat(window.ask(() -> sentence.getTransferHandler().canImport(dropping(sentence, LESSON))))
                .isTrue();
        drop(sentence, Path.of("examples/congklak-five.json"));
        window.until(
                "the rule set",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(AtlasWorkspace.class)
                        .isPresent());
    }

    private void drop(JComponent on, Path file) {
        window.run(() -> on.getTransferHandler().importData(dropping(on, file)));
    }

    private static TransferSupport dropping(Component on, Path file) {
        return new TransferSupport(on, new Transferable() {
            @Override
            public DataFlavor[] getTransferDataFlavors() {
                return new DataFlavor[] {DataFlavor.javaFileListFlavor};
            }

            @Override
            public boolean isDataFlavorSupported(DataFlavor flavor) {
                return flavor.equals(DataFlavor.javaFileListFlavor);
            }

            @Override
            public Object getTransferData(DataFlavor flavor) {
                return List.of(file.toFile());
            }
        });
    }

    private static String texts(Container in) {
        StringBuilder all = new StringBuilder();
        for (Component part : in.getComponents()) {
            all.append(part.getAccessibleContext().getAccessibleName()).append(' ');
        }
        return all.toString();
    }
}
