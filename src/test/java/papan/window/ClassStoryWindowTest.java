package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JFrame;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.LessonState;
import papan.model.Place;
import papan.ui.app.Environment;
import papan.ui.board.BoardView;
import papan.ui.common.Desktop;
import papan.ui.common.Screens;
import papan.ui.sound.Loudspeaker;
import papan.ui.telling.FollowedBoards;

/**
 * A whole class, as it is given: a wrong tally, why it is wrong, a hint, the documents, the board for what a pupil would
 * rather try, boards of other rules, an empty screen, and back. Once with a projector beside the laptop, once with the only
 * screen. What is asked is what the class can read.
 */
@Windowed
class ClassStoryWindowTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle PROJECTOR = new Rectangle(1440, 0, 1024, 768);
    private static final String CARD = "audience.card";
    private static final String SENTENCE = "audience.sentence";

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private void open(List<Rectangle> screens) throws Exception {
        window = new Opened(
                Opened.on("capture"),
                settings,
                new Environment(new HandTicker(), Desktop.silent(), real(screens), Loudspeaker.none()));
        window.run(() -> window.frame().setBounds(LAPTOP));
        screen = new ClassScreen(window);
        window.show(window.first(stage -> stage.step().head().id().equals("which")));
    }

    /** With {@code -Dpapan.screens=real} the monitors that are there, as docs/tests.md says. */
    private static Screens real(List<Rectangle> screens) {
        boolean real = "real".equals(System.getProperty("papan.screens")) && screens.size() > 1;
        return real ? Screens.real() : () -> screens;
    }

    @Test
    void withAProjectorBesideTheLaptop() throws Exception {
        open(List.of(LAPTOP, PROJECTOR));
        window.press(KeyEvent.VK_F5, KeyEvent.VK_SHIFT);
        window.until("the class sees", () -> ClassScreen.all().findAny().isPresent());
        window.until("the presenter has the keys", () -> window.frame().getFocusOwner() != null);
        assertThat(window.ask(() -> ClassScreen.frame().getBounds())).isEqualTo(PROJECTOR);
        tell(true);
    }

    @Test
    void withTheOnlyScreen() throws Exception {
        open(List.of(LAPTOP));
        screen.begin();
        tell(false);
    }

    private void tell(boolean projector) {
        String asked = screen.words(SENTENCE);
        assertThat(asked).isNotEmpty();
        hint();
        wrongTally(projector);
        whyAndDocuments();
        String told = screen.words(SENTENCE);
        LessonState state = window.ask(() -> window.session().state());
        int cursor = window.ask(() -> window.playback().cursor());
        free(projector, told);
        compare(projector);
        blank();
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words(SENTENCE)).as("back in the lesson").isEqualTo(told);
        assertThat(window.ask(() -> window.session().state())).isEqualTo(state);
        assertThat(window.<Integer>ask(() -> window.playback().cursor())).isEqualTo(cursor);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
        assertThat(window.ask(() -> window.session().state())).isEqualTo(state);
        assertThat(window.<Integer>ask(() -> window.playback().cursor())).isEqualTo(cursor);
    }

    private void hint() {
        window.press(KeyEvent.VK_H);
        assertThat(screen.words(CARD)).startsWith("Hint").contains(". ");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words(CARD)).isEmpty();
    }

    /** Most hands are up for what is wrong: the class reads why, and then counts again. */
    private void wrongTally(boolean projector) {
        if (projector) {
            for (JTextField field : window.ask(() -> Parts.of(window.frame().getContentPane(), JTextField.class))) {
                if (String.valueOf(field.getName()).startsWith("presenter.count.")) {
                    window.run(() -> field.setText(isRight(field) ? "3" : isFirst(field) ? "11" : "4"));
                }
            }
            window.focus(window.board());
        } else {
            window.press(KeyEvent.VK_TAB);
            window.until(
                    "the field to have the keys",
                    () -> window.ask(() -> Parts.named(ClassScreen.frame().getLayeredPane(), "strip.tally")
                            .isFocusOwner()));
            window.type("A 11 B 3 C 4");
            window.press(KeyEvent.VK_ENTER);
            window.press(KeyEvent.VK_ESCAPE);
        }
        assertThat(screen.words("audience.options")).contains("11").contains("3");
        window.press(KeyEvent.VK_V);
        assertThat(screen.words(CARD)).startsWith("S2, four seeds: not quite").contains("Nothing is captured");
        window.press(KeyEvent.VK_ESCAPE);
        window.press(KeyEvent.VK_PAGE_DOWN);
        screen.settle();
    }

    private boolean isRight(JTextField field) {
        String right =
                window.session().lesson().rightAnswer(window.session().stage()).written();
        return field.getName().equals("presenter.count." + right);
    }

    private static boolean isFirst(JTextField field) {
        return field.getName().equals("presenter.count.s2");
    }

    private void whyAndDocuments() {
        while (window.ask(() -> window.playback()
                .timeline()
                .latestDecision(window.playback().cursor())
                .isEmpty())) {
            window.press(KeyEvent.VK_PAGE_DOWN);
            screen.settle();
        }
        window.press(KeyEvent.VK_W);
        String why = screen.words(CARD);
        assertThat(why).isNotEmpty();
        window.press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        assertThat(screen.words(CARD)).as("why not").isNotEqualTo(why).contains("\n– ");
        window.press(KeyEvent.VK_D);
        assertThat(screen.words(CARD)).contains("Source");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words(CARD)).isEmpty();
    }

    private void free(boolean projector, String told) {
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> ClassScreen.shows("audience.free"))).isTrue();
        if (projector) {
            window.clickPlace("S7");
        } else {
            window.click(window.ask(() -> Parts.of(ClassScreen.frame().getContentPane(), BoardView.class).stream()
                    .filter(Component::isShowing)
                    .findFirst()
                    .orElseThrow()
                    .componentOf(Place.parse("S7").orElseThrow())));
        }
        screen.settle();
        assertThat(screen.words(SENTENCE)).contains("What if").contains("S7");
        window.press(KeyEvent.VK_X);
        assertThat(window.ask(() -> ClassScreen.shows("audience.free"))).isFalse();
        assertThat(screen.words(SENTENCE)).isEqualTo(told);
    }

    private void compare(boolean projector) {
        window.pressWithCtrl(KeyEvent.VK_5);
        if (projector) {
            assertThat(window.ask(() -> ClassScreen.shows("audience.page")))
                    .as("where the teacher looks is the teacher's own affair")
                    .isTrue();
            window.press(KeyEvent.VK_F5);
        }
        window.until("the boards of other rules", () -> boards() == 2);
        assertThat(window.ask(() -> ClassScreen.shows("audience.page"))).isFalse();
        assertThat(screen.readable()).contains("Congklak, classic").contains("Congklak, simple");
        window.press(KeyEvent.VK_W);
        assertThat(screen.words("audience.card")).contains("So far the boards are the same.");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words("audience.card")).isEmpty();
    }

    /** On how many boards of other rules the class looks; on the event dispatch thread. */
    private static int boards() {
        return Parts.of(ClassScreen.frame().getContentPane(), FollowedBoards.class).stream()
                .filter(Component::isShowing)
                .mapToInt(part -> Parts.of(part, BoardView.class).size())
                .sum();
    }

    private void blank() {
        window.press(KeyEvent.VK_B);
        assertThat(window.<Integer>ask(ClassStoryWindowTest::boards)).isZero();
        window.press(KeyEvent.VK_B);
        assertThat(window.<Integer>ask(ClassStoryWindowTest::boards)).isEqualTo(2);
        JFrame seen = window.ask(ClassScreen::frame);
        assertThat(window.ask(seen::isShowing)).isTrue();
    }
}
