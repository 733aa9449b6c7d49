package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
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
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(trial().outcome()).isEqualTo(Trial.Outcome.REACHED);
        window.button("try.continue").click();
        assertThat(ask(() -> frame.session().isFinished())).isTrue();
    }
}
