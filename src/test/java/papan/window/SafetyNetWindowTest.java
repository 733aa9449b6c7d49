package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dialog;
import java.awt.Window;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the window does when something fails that should not. The failures are meant, so the watch must not hear of them. */
@Windowed
class SafetyNetWindowTest {
    @TempDir
    private Path folder;

    private Opened window;
    private final List<Throwable> failed = new ArrayList<>();
    private Thread.UncaughtExceptionHandler watch;

    @BeforeEach
    void open() throws Exception {
        watch = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failed.add(failure));
        window = new Opened(Opened.on("first-turn"), folder);
    }

    @AfterEach
    void close() {
        window.close();
        Thread.setDefaultUncaughtExceptionHandler(watch);
    }

    private static void fail() {
        throw new IllegalStateException("meant");
    }

    private boolean tells() {
        return window.has("failure") && window.named("failure").isShowing();
    }

    @Test
    void whatFailsIsToldInOneSentenceAndTheLearnerGoesOn() {
        SwingUtilities.invokeLater(SafetyNetWindowTest::fail);
        window.until("told", this::tells);
        assertThat(window.text("failure.text"))
                .startsWith("Something went wrong")
                .contains("saved");
        assertThat(failed).hasSize(1);
        window.click("failure.go-on");
        assertThat(window.<Boolean>ask(this::tells)).isFalse();
        SwingUtilities.invokeLater(SafetyNetWindowTest::fail);
        window.until("told again", this::tells);
        window.click("failure.lessons");
        assertThat(window.<Boolean>ask(this::tells)).isFalse();
        assertThat(window.<Boolean>ask(() -> window.frame().contents().learn().showsLesson()))
                .isFalse();
    }

    @Test
    void whatATimerOrAnotherThreadThrowsIsToldToo() throws Exception {
        window.run(() -> {
            Timer once = new Timer(0, event -> fail());
            once.setRepeats(false);
            once.start();
        });
        window.until("told", this::tells);
        window.click("failure.go-on");
        Thread other = new Thread(SafetyNetWindowTest::fail, "other");
        other.start();
        other.join();
        window.until("told", this::tells);
    }

    @Test
    void whatFailsBehindADialogIsToldWhenItIsClosed() {
        SwingUtilities.invokeLater(() -> {
            JDialog dialog = new JDialog(window.frame(), Dialog.ModalityType.APPLICATION_MODAL);
            dialog.setName("dialog");
            JButton button = new JButton("fail");
            button.setName("dialog.fail");
            button.addActionListener(event -> {
                dialog.dispose();
                fail();
            });
            dialog.add(button);
            dialog.pack();
            dialog.setVisible(true);
        });
        window.until("the dialog", () -> dialogButton().isPresent());
        window.click(window.ask(() -> dialogButton().orElseThrow()));
        window.until("told", this::tells);
    }

    private Optional<Component> dialogButton() {
        return Stream.of(Window.getWindows())
                .filter(each -> "dialog".equals(each.getName()) && each.isFocused())
                .map(each -> ((JDialog) each).getContentPane().getComponent(0))
                .findFirst();
    }

    @Test
    void whatFailsAgainAndAgainGivesWayToAPlainPage() {
        for (int i = 0; i < 40; i++) {
            SwingUtilities.invokeLater(SafetyNetWindowTest::fail);
        }
        window.until("the plain page", () -> window.has("failure.again"));
        assertThat(window.text("failure.text")).contains("Try again");
        window.click("failure.again");
        window.until("the lessons", () -> window.named("lesson-list").isShowing());
    }
}
