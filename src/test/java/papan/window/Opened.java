package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import papan.narration.Language;
import papan.ui.app.Outside;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.common.Theme;

/** An open window and the hands that use it. */
final class Opened {
    private static final int WAIT_MS = 10_000;

    private final Robot robot = BasicRobot.robotWithCurrentAwtHierarchy();
    private final PapanFrame frame;

    /** Opens the window with its settings in a folder. */
    Opened(PapanApp.Options options, Path settings) throws Exception {
        this(options, settings, Outside.quiet(new HandTicker()));
    }

    /** The same on a computer of its own. */
    Opened(PapanApp.Options options, Path settings, Outside outside) throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(options, new Preferences(settings), new CourseLessons(), outside, opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        robot.waitForIdle();
    }

    PapanFrame frame() {
        return frame;
    }

    FrameFixture hands() {
        return new FrameFixture(robot, frame);
    }

    /** Closes it and leaves the look as it was. */
    void close() {
        GuiActionRunner.execute(() -> {
            frame.dispose();
            Theme.LIGHT.install(Language.ENGLISH);
        });
        robot.cleanUpWithoutDisposingWindows();
    }

    /** Asks on the event dispatch thread. */
    <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    /** Does something on the event dispatch thread, and waits until the window has nothing left to do. */
    void run(Runnable action) {
        GuiActionRunner.execute(action::run);
        robot.waitForIdle();
    }

    void press(int key) {
        robot.pressAndReleaseKey(key);
        robot.waitForIdle();
    }

    /** Presses a key while Ctrl is held down. */
    void pressWithCtrl(int key) {
        pressWith(KeyEvent.VK_CONTROL, key);
    }

    /** Presses a key while another is held down. */
    void pressWith(int held, int key) {
        robot.pressKey(held);
        robot.pressAndReleaseKey(key);
        robot.releaseKey(held);
        robot.waitForIdle();
    }

    void type(String text) {
        robot.enterText(text);
        robot.waitForIdle();
    }

    void click(String name) {
        robot.click(ask(() -> named(name)));
        robot.waitForIdle();
    }

    void until(String what, Supplier<Boolean> holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return ask(holds);
                    }
                },
                WAIT_MS);
    }

    /** The name of what has the focus; on the event dispatch thread. */
    String owner() {
        return frame.getFocusOwner() == null
                ? ""
                : String.valueOf(frame.getFocusOwner().getName());
    }

    /** A part of the window; on the event dispatch thread. */
    Component named(String name) {
        return find(frame, name).orElseThrow(() -> new AssertionError("nothing is called " + name));
    }

    /** Whether a part is there; on the event dispatch thread. */
    boolean has(String name) {
        return find(frame, name).isPresent();
    }

    private static Optional<Component> find(Container in, String name) {
        for (Component child : in.getComponents()) {
            Optional<Component> found = name.equals(child.getName())
                    ? Optional.of(child)
                    : child instanceof Container container ? find(container, name) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
