package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Side;
import papan.narration.Language;
import papan.rules.ClauseId;
import papan.ui.app.Contents;
import papan.ui.atlas.AtlasWorkspace;
import papan.ui.board.BoardView;
import papan.ui.chart.ChartsWorkspace;
import papan.ui.common.Paints;
import papan.ui.common.Theme;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreWorkspace;

/**
 * The class's screen in each state that a lesson can be in, on projectors of 1024 × 768 and 1280 × 800: letters of 28
 * units at least, in a contrast of 7 : 1, nothing on top of anything else, and a board that can be read from the back. With
 * {@code -Dpapan.pictures=FOLDER} it keeps a picture of each, in English and Chinese, in the dark and the projector's
 * theme, which stands for the light one; without, it looks at the smaller screen in English and Chinese.
 */
@Windowed
class ClassPicturesWindowTest {
    private static final Dimension SMALL = new Dimension(1024, 768);
    private static final Dimension WIDE = new Dimension(1280, 800);
    private static final Dimension FULL = new Dimension(1920, 1080);
    private static final float LETTERS = 28;
    private static final double CONTRAST = 7;
    private static final int BOARD = 560;
    private static final int BOARD_OF_SEVERAL = 400;
    private static final String PICTURES = System.getProperty("papan.pictures", "");

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void begin() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
        screen = new ClassScreen(window);
        screen.begin();
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private void show(String lesson, String step) {
        String open = window.ask(() -> window.session().lesson().lesson().id());
        if (!open.equals(lesson)) {
            window.open(lesson);
        }
        window.show(window.first(stage -> stage.step().head().id().equals(step)));
        window.run(() -> window.session().restart());
    }

    private void press(int key, int... held) {
        window.press(key, held);
        screen.settle();
    }

    private void played(String lesson, String step) {
        show(lesson, step);
        press(KeyEvent.VK_PAGE_DOWN);
    }

    private void hands(int... counted) {
        List<JTextField> fields = window.ask(() -> Parts.of(window.frame().getContentPane(), JTextField.class).stream()
                .filter(field -> String.valueOf(field.getName()).startsWith("presenter.count."))
                .toList());
        for (int i = 0; i < Math.min(counted.length, fields.size()); i++) {
            JTextField field = fields.get(i);
            String text = String.valueOf(counted[i]);
            window.run(() -> field.setText(text));
        }
    }

    /** Every state by its name, and how it is come to. */
    private Map<String, Runnable> states() {
        Map<String, Runnable> states = new LinkedHashMap<>();
        states.put("sentence", () -> show("capture", "three"));
        states.put("played", () -> played("capture", "three"));
        states.put("why", () -> {
            played("capture", "three");
            press(KeyEvent.VK_W);
        });
        states.put("why-not", () -> {
            played("capture", "three");
            press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        });
        states.put("documents", () -> {
            played("capture", "three");
            press(KeyEvent.VK_D);
        });
        states.put("documents-2", () -> {
            played("capture", "three");
            press(KeyEvent.VK_D);
            press(KeyEvent.VK_D);
        });
        states.put("chart", () -> {
            played("capture", "three");
            press(KeyEvent.VK_C);
        });
        states.put("question", () -> show("capture", "which"));
        states.put("hint", () -> {
            show("capture", "which");
            press(KeyEvent.VK_H);
        });
        states.put("voted", () -> {
            show("capture", "which");
            hands(4, 12, 9);
        });
        states.put("answered-wrong", () -> {
            show("capture", "which");
            hands(4, 12, 9);
            press(KeyEvent.VK_V);
        });
        states.put("answered", () -> {
            show("capture", "which");
            press(KeyEvent.VK_PAGE_DOWN);
            press(KeyEvent.VK_W);
        });
        states.put("compare-2", () -> {
            played("counting-the-ring", "other-way");
            press(KeyEvent.VK_PAGE_DOWN);
            press(KeyEvent.VK_W);
        });
        states.put("compare-look", () -> played("counting-the-ring", "other-way"));
        states.put("compare-told", () -> {
            played("counting-the-ring", "other-way");
            press(KeyEvent.VK_PAGE_DOWN);
        });
        states.put("compare-four", () -> {
            played("two-hand-outs", "lone-seed");
            press(KeyEvent.VK_PAGE_DOWN);
        });
        states.put("try", () -> show("empty-opposite", "shield"));
        states.put("free", () -> {
            played("capture", "three");
            press(KeyEvent.VK_X);
        });
        states.put("strip", () -> {
            show("capture", "which");
            press(KeyEvent.VK_TAB);
        });
        states.put("still", () -> {
            played("capture", "three");
            press(KeyEvent.VK_F);
        });
        states.put("blank", () -> press(KeyEvent.VK_B));
        states.put("explore", () -> {
            workspace(KeyEvent.VK_2);
            window.run(() -> contents()
                    .workspaces()
                    .bench(ExploreWorkspace.class)
                    .orElseThrow()
                    .playback()
                    .last());
        });
        states.put("explore-why", () -> {
            sow();
            press(KeyEvent.VK_W);
        });
        states.put("rules", () -> {
            workspace(KeyEvent.VK_3);
            window.run(() -> contents()
                    .workspaces()
                    .bench(AtlasWorkspace.class)
                    .orElseThrow()
                    .show("congklak-classic", ClauseId.OCCUPIED_HOUSE));
            window.until(
                    "the example",
                    () -> contents()
                                    .workspaces()
                                    .bench(AtlasWorkspace.class)
                                    .orElseThrow()
                                    .playback()
                                    .timeline()
                                    .size()
                            > 0);
        });
        states.put(
                "rules-compared",
                () -> window.run(() -> contents()
                        .workspaces()
                        .bench(AtlasWorkspace.class)
                        .orElseThrow()
                        .compare("congklak-classic", "congkak")));
        states.put("charts", () -> {
            workspace(KeyEvent.VK_4);
            window.until(
                    "the chart",
                    () -> !contents()
                            .workspaces()
                            .bench(ChartsWorkspace.class)
                            .orElseThrow()
                            .isBusy());
        });
        states.put("compare", () -> {
            workspace(KeyEvent.VK_5);
            window.run(() -> contents()
                    .workspaces()
                    .bench(CompareWorkspace.class)
                    .orElseThrow()
                    .compare(
                            RuleBooks.shipped().find("congklak-classic").orElseThrow(),
                            RuleBooks.shipped().find("congklak-simple").orElseThrow()));
            window.until(
                    "the boards",
                    () -> !contents()
                            .workspaces()
                            .bench(CompareWorkspace.class)
                            .orElseThrow()
                            .isBusy());
        });
        states.put("compare-why", () -> press(KeyEvent.VK_W));
        states.put(
                "opening",
                () -> window.run(() -> contents()
                        .workspaces()
                        .bench(CompareWorkspace.class)
                        .orElseThrow()
                        .showOpening()));
        states.put("matrix", () -> {
            window.run(() -> contents()
                    .workspaces()
                    .bench(CompareWorkspace.class)
                    .orElseThrow()
                    .showMatrix());
            window.run(() -> ((JTable) window.named("compare.matrix")).changeSelection(0, 3, false, false));
        });
        return states;
    }

    private Contents contents() {
        return window.frame().contents();
    }

    /** With one screen, what is gone to is what the class sees. */
    private void workspace(int key) {
        window.pressWithCtrl(key);
    }

    private void sow() {
        ExploreWorkspace explore = window.ask(
                () -> contents().workspaces().bench(ExploreWorkspace.class).orElseThrow());
        window.run(
                () -> explore.play(RuleBooks.shipped().find("congklak-classic").orElseThrow(), Optional.empty()));
        window.run(() -> explore.session().choose(new House(Side.SOUTH, 3)));
        window.run(() -> explore.playback().last());
    }

    @Test
    void everyStateCanBeReadFromTheLastRow() {
        List<String> wrong = new ArrayList<>();
        boolean all = !PICTURES.isEmpty();
        for (Theme theme : all ? List.of(Theme.DARK, Theme.PROJECTOR) : List.of(Theme.PROJECTOR)) {
            window.run(() -> window.frame().inside().setTheme(theme));
            for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
                window.run(() -> window.frame().inside().setLanguage(language));
                states().forEach((name, arrange) -> {
                    arrange.run();
                    for (Dimension size : all ? List.of(SMALL, WIDE, FULL) : List.of(SMALL)) {
                        screen.resize(size);
                        window.until("the card to have slid in", () -> window.ask(this::isStill));
                        String state = size.width + "." + theme.id() + "." + language.tag() + "." + name;
                        window.ask(this::faults).forEach(fault -> wrong.add(state + ": " + fault));
                        picture(state);
                    }
                    if (name.equals("strip")) {
                        press(KeyEvent.VK_ESCAPE);
                    } else if (name.equals("still")) {
                        press(KeyEvent.VK_F);
                    } else if (name.equals("blank")) {
                        press(KeyEvent.VK_B);
                    }
                });
                workspace(KeyEvent.VK_1);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private boolean isStill() {
        Component card = Parts.named(ClassScreen.frame().getContentPane(), "audience.card");
        return !card.isVisible()
                || card.getX() + card.getWidth()
                        <= ClassScreen.frame().getContentPane().getWidth();
    }

    /** What cannot be read; on the event dispatch thread. */
    private List<String> faults() {
        List<String> faults = new ArrayList<>();
        List<Component> parts = new ArrayList<>();
        for (String name : List.of("audience.title", "audience.sentence", "audience.options", "audience.card")) {
            if (ClassScreen.shows(name)) {
                Component part = Parts.named(ClassScreen.frame().getContentPane(), name);
                parts.add(part);
                if (part.getFont().getSize2D() < LETTERS) {
                    faults.add(name + " is written in " + part.getFont().getSize2D());
                }
            }
        }
        Parts.of(ClassScreen.frame().getContentPane(), papan.ui.board.BoardView.class).stream()
                .filter(Component::isShowing)
                .forEach(parts::add);
        boolean several = window.session().compared().isPresent()
                || contents().workspaces().bench(CompareWorkspace.class).isPresent();
        for (int i = 0; i < parts.size(); i++) {
            Rectangle one = onScreen(parts.get(i));
            for (int k = i + 1; k < parts.size(); k++) {
                Rectangle both = one.intersection(onScreen(parts.get(k)));
                if (both.width > 1 && both.height > 1) {
                    faults.add(
                            parts.get(i).getName() + " lies on " + parts.get(k).getName());
                }
            }
            if (parts.get(i) instanceof papan.ui.board.BoardView && one.width < (several ? BOARD_OF_SEVERAL : BOARD)) {
                faults.add("a board is " + one.width + " wide");
            }
        }
        java.awt.Color box = Paints.groundAt(CONTRAST, Paints.colour("Papan.accent"));
        double letter = Paints.contrast(Paints.legibleOn(box), box);
        if (letter < CONTRAST) {
            faults.add("the letter of an answer has a contrast of " + letter);
        }
        for (String ink : List.of("Papan.text", "Papan.secondary")) {
            for (String ground : List.of("Papan.card", "Papan.background", "Papan.selection")) {
                double contrast = Paints.contrast(Paints.colour(ink), Paints.colour(ground));
                boolean used = !(ink.equals("Papan.secondary") && ground.equals("Papan.selection"));
                if (used && contrast < CONTRAST) {
                    faults.add(ink + " on " + ground + " is " + contrast);
                }
            }
        }
        return faults;
    }

    private static Rectangle onScreen(Component part) {
        return new Rectangle(part.getLocationOnScreen(), part.getSize());
    }

    private void picture(String name) {
        if (PICTURES.isEmpty()) {
            return;
        }
        File file = Path.of(PICTURES, name + ".png").toFile();
        window.run(() -> {
            javax.swing.JComponent content = ClassScreen.frame().getRootPane();
            try {
                Files.createDirectories(Path.of(PICTURES));
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
            Screenshots.write(Screenshots.paint(content, content.getSize(), 1), file);
        });
    }

    @Test
    void twoBoardsStandAboveOneAnotherWhereThatMakesThemLarger() {
        screen.resize(SMALL);
        for (String state : List.of("compare-look", "compare-told")) {
            states().get(state).run();
            List<Rectangle> boards = window.ask(() -> ClassScreen.all()
                    .flatMap(each -> Parts.of(each, BoardView.class).stream())
                    .filter(Component::isShowing)
                    .map(board -> new Rectangle(board.getLocationOnScreen(), board.getSize()))
                    .toList());
            assertThat(boards).as(state).hasSize(2);
            assertThat(boards.get(0).x).as(state).isEqualTo(boards.get(1).x);
            assertThat(boards.get(0).width).as(state).isGreaterThanOrEqualTo(state.equals("compare-look") ? 560 : 460);
        }
    }
}
