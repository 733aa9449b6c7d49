package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.model.Place;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;

/** The lesson with which the program begins, from its first question to its end, without a mouse. */
@Windowed
class KeyboardLessonWindowTest {
    private static final int WAIT_MS = 10_000;

    @TempDir
    private Path settings;

    private final HandTicker ticker = new HandTicker();
    private Robot robot;
    private PapanFrame frame;

    @BeforeEach
    void open() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(PapanApp.Options.NONE, new Preferences(settings), new CourseLessons(), ticker, opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(frame::dispose);
        robot.cleanUpWithoutDisposingWindows();
    }

    private <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    private void press(int key) {
        robot.pressAndReleaseKey(key);
        robot.waitForIdle();
    }

    private void until(String what, Supplier<Boolean> holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return ask(holds);
                    }
                },
                WAIT_MS);
    }

    private String focused() {
        return ask(this::owner);
    }

    /** The name of what has the focus; asked on the event dispatch thread. */
    private String owner() {
        return frame.getFocusOwner() == null
                ? ""
                : String.valueOf(frame.getFocusOwner().getName());
    }

    @Test
    void theDefaultLessonIsFinishedWithTheKeyboardAlone() {
        int steps = ask(() -> frame.session().lesson().stages().size());
        for (int step = 0; step < steps; step++) {
            int here = step;
            until("step " + step, () -> frame.session().index() == here);
            Stage stage = ask(() -> frame.session().stage());
            if (stage.step() instanceof Step.Ask asks) {
                answer(stage, asks.question());
            } else {
                until("the focus is somewhere in the window", () -> frame.getFocusOwner() != null);
                press(KeyEvent.VK_END);
                press(KeyEvent.VK_END);
                press(KeyEvent.VK_PAGE_DOWN);
            }
        }
        until("the end", () -> frame.session().isFinished());
    }

    private void answer(Stage stage, Question question) {
        String right = ask(() -> frame.session().lesson().rightAnswer(stage));
        boolean place = question instanceof Question.Landing;
        until(
                "the question has the focus",
                () -> place ? Place.parse(owner()).isPresent() : owner().startsWith("answer."));
        walkTo(place ? right : "answer." + right, place ? KeyEvent.VK_TAB : KeyEvent.VK_RIGHT);
        press(KeyEvent.VK_ENTER);
        if (place) {
            press(KeyEvent.VK_ENTER);
        }
        until("an answer", () -> frame.session().attempt().verdict().isPresent());
        assertThat(ask(() -> frame.session().attempt().verdict().orElseThrow().correct()))
                .isTrue();
        until("the way on", () -> owner().equals("continue"));
        press(KeyEvent.VK_ENTER);
    }

    /** Goes on with a key until something has the focus. */
    private void walkTo(String name, int key) {
        for (int i = 0; i < 40 && !focused().equals(name); i++) {
            press(key);
        }
        assertThat(focused()).isEqualTo(name);
    }
}
