package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.model.Side;
import papan.ui.app.Environment;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.Desktop;
import papan.ui.sound.Loudspeaker;

/** What docs/teachers.md says of two screens and is not asked elsewhere. */
@Windowed
class ClassPromisesWindowTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle PROJECTOR = new Rectangle(1440, 0, 1024, 768);

    private final List<Rectangle> screens = new CopyOnWriteArrayList<>(List.of(LAPTOP, PROJECTOR));

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void open() throws Exception {
        Options given = new Options(
                Optional.of("capture"),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                Optional.empty());
        window = new Opened(
                given,
                settings,
                new Environment(new HandTicker(), Desktop.silent(), () -> screens, Loudspeaker.none()));
        screen = new ClassScreen(window);
        window.until("the class sees", () -> ClassScreen.all().findAny().isPresent());
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    private String text(String name) {
        return window.ask(() -> window.named(name).getAccessibleContext().getAccessibleName());
    }

    @Test
    void itBeginsFromTheCommandLineWithClockPlanAndNotes() {
        assertThat(window.<String>ask(() -> window.session().lesson().lesson().id()))
                .isEqualTo("capture");
        assertThat(window.<Integer>ask(() -> window.session().index())).isZero();
        assertThat(text("presenter.time")).matches("\\d+:\\d\\d");
        assertThat(text("presenter.plan")).matches("plan \\d+:\\d\\d of \\d+:\\d\\d");
        String notes = window.ask(() -> ((javax.swing.text.JTextComponent) window.named("presenter.notes")).getText());
        assertThat(notes).as("what the author says to it").isNotEmpty();
    }

    @Test
    void aClickOnAStepGoesThere() {
        String before = screen.words("audience.sentence");
        window.run(() -> ((AbstractButton) window.named("presenter.step.3")).doClick());
        assertThat(window.<Integer>ask(() -> window.session().index())).isEqualTo(2);
        assertThat(screen.words("audience.sentence")).isNotEqualTo(before);
    }

    private BoardView seen() {
        return window.ask(() -> Parts.of(ClassScreen.frame().getContentPane(), BoardView.class).stream()
                .filter(Component::isShowing)
                .findFirst()
                .orElseThrow());
    }

    @Test
    void theBoardTurnsRoundAndLosesItsNumbersInBothWindows() {
        window.run(() -> ((AbstractButton) window.named("presenter.step.3")).doClick());
        BoardView board = seen();
        BoardView own = window.board();
        Side before = window.ask(() -> board.scene().viewpoint().bottom());
        assertThat(window.ask(() -> board.scene().marks().labels().counts())).isTrue();
        window.press(KeyEvent.VK_T);
        for (BoardView each : List.of(board, own)) {
            assertThat(window.ask(() -> each.scene().viewpoint().bottom())).isEqualTo(before.opponent());
        }
        window.press(KeyEvent.VK_L);
        window.press(KeyEvent.VK_L);
        for (BoardView each : List.of(board, own)) {
            assertThat(window.ask(() -> each.scene().marks().labels().counts())).isFalse();
        }
    }

    @Test
    void aProjectorThatIsUnpluggedLeavesTheClassOnTheScreenThatIsLeft() {
        assertThat(window.ask(() -> ClassScreen.frame().getBounds())).isEqualTo(PROJECTOR);
        screens.remove(PROJECTOR);
        window.until(
                "the class's window to come",
                () -> ClassScreen.frame().getBounds().equals(LAPTOP));
        window.until("the keys with it", () -> ClassScreen.frame().isFocused());
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is over", () -> ClassScreen.all().findAny().isEmpty());
    }

    @Test
    void theStripIsForTheOnlyScreenAndIsCalledByTheMouseToo() {
        assertThat(strip().isShowing()).isFalse();
        window.run(() -> ClassScreen.frame().requestFocus());
        window.press(KeyEvent.VK_TAB);
        assertThat(window.ask(() -> strip().isShowing()))
                .as("the class would see it")
                .isFalse();
        screens.remove(PROJECTOR);
        window.until(
                "the class's window to come",
                () -> ClassScreen.frame().getBounds().equals(LAPTOP));
        window.press(KeyEvent.VK_TAB);
        window.until("the strip", () -> strip().isShowing());
    }

    private static JComponent strip() {
        return (JComponent) Parts.named(ClassScreen.frame().getLayeredPane(), "strip");
    }
}
