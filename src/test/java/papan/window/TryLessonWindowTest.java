package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.swing.JLabel;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.LessonReader;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.lesson.Trial;
import papan.model.Place;
import papan.ui.app.Lessons;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.board.BoardView;

/** A lesson that branches and lets try, in the Learn window. */
@Windowed
class TryLessonWindowTest {
    @TempDir
    private Path settings;

    private final HandTicker ticker = new HandTicker();
    private Robot robot;
    private PapanFrame frame;
    private FrameFixture window;

    /** The example alone. */
    private record Ways(Lesson lesson) implements Lessons {
        @Override
        public List<Lesson> all() {
            return List.of(lesson);
        }

        @Override
        public Optional<LessonRun> ready(Lesson each) {
            return Optional.of(LessonRun.of(each, RuleBooks.shipped()));
        }
    }

    @BeforeEach
    void open() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.Options options = new PapanApp.Options(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        Lesson lesson = LessonReader.read(Path.of("examples/ways.lesson.json"), RuleBooks.shipped());
        PapanApp.start(options, new Preferences(settings), new Ways(lesson), ticker, opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        window = new FrameFixture(robot, frame);
        robot.waitForIdle();
        run(() -> frame.session().open(LessonRun.of(lesson, RuleBooks.shipped()), 0));
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(frame::dispose);
        robot.cleanUpWithoutDisposingWindows();
    }

    private <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    private void run(Runnable action) {
        GuiActionRunner.execute(action::run);
        robot.waitForIdle();
    }

    private String step() {
        return ask(() -> frame.session().stage().step().head().id());
    }

    private Trial trial() {
        return ask(() -> frame.session().trial().orElseThrow());
    }

    private void click(String house) {
        BoardView board = robot.finder().findByType(frame, BoardView.class);
        robot.click(ask(() -> board.componentOf(Place.parse(house).orElseThrow())));
        robot.waitForIdle();
    }

    @Test
    void aSecondWrongAnswerLeadsRoundByTheHelpAndBack() {
        run(() -> frame.session().answer("N5"));
        run(() -> frame.session().tryAgain());
        assertThat(step()).isEqualTo("where");
        run(() -> frame.session().answer("N5"));
        run(() -> frame.session().tryAgain());
        assertThat(step()).isEqualTo("help");
        run(() -> frame.session().next());
        assertThat(step()).isEqualTo("where");
        assertThat(ask(() -> frame.session().isOpenQuestion())).isTrue();
        run(() -> frame.session().answer("N4"));
        run(() -> frame.session().next());
        assertThat(step()).isEqualTo("watch");
        run(() -> frame.session().previous());
        assertThat(step()).isEqualTo("where");
    }

    @Test
    void aTryIsPlayedOnTheBoardWithUndoAndRestart() {
        run(() -> frame.session().answer("N4"));
        run(() -> frame.session().next());
        assertThat(step()).isEqualTo("goal");
        click("N2");
        assertThat(trial().moves()).isEmpty();
        assertThat(window.textBox("try.refused").text()).startsWith("N2 is not");

        click("S7");
        assertThat(trial().moves()).hasSize(1);
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(ask(() -> frame.playback().atLimit())).isTrue();
        window.button("try.undo").click();
        assertThat(trial().moves()).isEmpty();
        click("S3");
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.OVER);
        window.button("try.restart").click();
        assertThat(trial().moves()).isEmpty();
        window.button("try.solution").click();
        until("a way is found", () -> !frame.session().isThinking());
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.REACHED);
        window.button("try.continue").click();
        assertThat(ask(() -> frame.session().isFinished())).isTrue();
    }

    private String focused() {
        return ask(() -> frame.getFocusOwner() == null
                ? ""
                : String.valueOf(frame.getFocusOwner().getName()));
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
                10_000);
    }

    /** Walks with the Tab key until something has the focus. */
    private void walkTo(String name) {
        for (int i = 0; i < 40 && !focused().equals(name); i++) {
            press(KeyEvent.VK_TAB);
        }
        assertThat(focused()).isEqualTo(name);
    }

    private void sow(String house) {
        walkTo(house);
        press(KeyEvent.VK_ENTER);
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        robot.waitForIdle();
    }

    @Test
    void aTryIsDoneWithTheKeyboardAloneAndSpaceDoesNotPassItBy() {
        run(() -> frame.session().answer("N4"));
        run(() -> frame.session().next());
        until("a house has the focus", () -> focused().equals("S1"));
        robot.focusAndWaitForFocusGain(ask(
                () -> frame.learn().narration().isShowing() ? frame.learn().narration() : frame.transportTimeline()));
        press(KeyEvent.VK_SPACE);
        assertThat(step()).isEqualTo("goal");
        assertThat(robot.finder().findByName(frame, "status", JLabel.class).getText())
                .contains("Page Down");
        sow("S3");
        until("what can be done next", () -> focused().equals("try.undo"));
        press(KeyEvent.VK_ENTER);
        until("the board again", () -> focused().equals("S1"));
        sow("S7");
        String second = ask(() -> trialOnEdt().legalMoves().stream()
                .filter(move -> trialOnEdt().play(move).outcome() == Trial.Outcome.REACHED)
                .findFirst()
                .orElseThrow()
                .toString());
        sow(second);
        until("the way on", () -> focused().equals("try.continue"));
        press(KeyEvent.VK_ENTER);
        assertThat(ask(() -> frame.session().isFinished())).isTrue();
    }

    private Trial trialOnEdt() {
        return frame.session().trial().orElseThrow();
    }
}
