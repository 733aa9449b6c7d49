package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
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
import papan.lesson.LessonRun;
import papan.lesson.LessonText;
import papan.model.House;
import papan.model.Side;
import papan.replay.Grain;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;

/** What would come of a wrong answer, on the board of the Learn window; and a lesson that goes on to the next round. */
@Windowed
class WhatIfLessonWindowTest {
    private static final String STEPS = """
            { 'id': 'a', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' },
              'feedback': { 'wrong': 'No.', 'showConsequence': true } },
            { 'id': 'r', 'kind': 'play', 'pace': 'round', 'pauseOn': [{ 'event': 'roundEnd' }], 'moves': ['S1', { 'action': 'refill' }, 'N3'],
              'from': { 'south': [1,0,0,0,0,0,0], 'north': [0,0,0,0,0,0,0], 'stores': { 'south': 71, 'north': 26 }, 'mover': 'south' } }""";

    @TempDir
    private Path settings;

    private final HandTicker ticker = new HandTicker();
    private Robot robot;
    private PapanFrame frame;
    private FrameFixture window;

    @BeforeEach
    void open() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(PapanApp.Options.NONE, new Preferences(settings), new CourseLessons(), ticker, opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        window = new FrameFixture(robot, frame);
        LessonRun run = LessonRun.of(
                LessonReader.read(LessonText.around(STEPS), "small.lesson.json", RuleBooks.shipped()),
                RuleBooks.shipped());
        run(() -> frame.session().open(run, 0));
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

    private boolean isShown(String name) {
        return ask(() -> robot.finder().findByName(frame, name, false).isShowing());
    }

    private int seedsOfS3() {
        return ask(() -> frame.playback().position().seedsIn(new House(Side.SOUTH, 3)));
    }

    @Test
    void aWrongAnswerIsPlayedOnABoardThatIsMarkedAndLeadsBack() {
        assertThat(isShown("what-if")).isFalse();
        run(() -> frame.session().answer("N3"));
        window.button("what-if").requireText("Show what would happen").click();

        assertThat(window.textBox("what-if.band").text()).startsWith("What if S3 held 8 seeds?");
        assertThat(seedsOfS3()).isEqualTo(8);
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(ask(() -> frame.playback().atLimit())).isTrue();
        assertThat(ask(() -> frame.playback().position().seedsIn(new House(Side.NORTH, 3))))
                .isEqualTo(8);

        window.button("what-if").requireText("Back to the question").click();
        assertThat(seedsOfS3()).isEqualTo(7);
        assertThat(ask(() -> frame.session().supposed())).isEmpty();
        assertThat(isShown("what-if.band")).isFalse();
    }

    @Test
    void tryingAgainPutsTheLessonsBoardBackAndLocksIt() {
        run(() -> frame.session().answer("N3"));
        window.button("what-if").click();
        window.button("again").click();

        assertThat(seedsOfS3()).isEqualTo(7);
        assertThat(ask(() -> frame.session().isOpenQuestion())).isTrue();
        assertThat(ask(() -> frame.playback().isLocked())).isTrue();
        assertThat(isShown("what-if")).isFalse();
    }

    @Test
    void nothingIsSupposedAfterTheRightAnswer() {
        run(() -> frame.session().answer("N4"));

        assertThat(isShown("what-if")).isFalse();
    }

    @Test
    void theNextRoundIsPlayedOnTheBoard() {
        run(() -> frame.session().show(1));
        run(() -> frame.playback().play());
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(ask(() -> frame.playback().position().round())).isEqualTo(1);
        assertThat(ask(() -> frame.playback().atLimit())).isFalse();
        run(() -> frame.playback().forward(Grain.ROUND));

        assertThat(ask(() -> frame.playback().position().round())).isEqualTo(2);
        assertThat(ask(() -> frame.playback().position().burnt())).hasSize(4);
    }
}
