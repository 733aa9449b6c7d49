package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.model.House;
import papan.model.Side;
import papan.replay.Grain;
import papan.ui.app.Options;
import papan.ui.settings.Settings;

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

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        window.open(Opened.lesson(STEPS));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private int seedsOfS3() {
        return window.ask(() -> window.playback().position().seedsIn(new House(Side.SOUTH, 3)));
    }

    @Test
    void aWrongAnswerIsPlayedOnABoardThatIsMarkedAndLeadsBack() {
        assertThat(window.isShowing("what-if")).isFalse();
        window.run(() -> window.session().answer("N3"));
        window.hands().button("what-if").requireText("Show what would happen");
        window.click("what-if");

        assertThat(window.hands().textBox("what-if.band").text()).startsWith("What if S3 had 8 seeds?");
        assertThat(seedsOfS3()).isEqualTo(8);
        window.playOut();
        assertThat(window.ask(() -> window.playback().atLimit())).isTrue();
        assertThat(window.ask(() -> window.playback().position().seedsIn(new House(Side.NORTH, 3))))
                .isEqualTo(8);

        window.hands().button("what-if").requireText("Back to the question");
        window.click("what-if");
        assertThat(seedsOfS3()).isEqualTo(7);
        assertThat(window.ask(() -> window.session().supposed())).isEmpty();
        assertThat(window.isShowing("what-if.band")).isFalse();
    }

    @Test
    void tryingAgainPutsTheLessonsBoardBackAndLocksIt() {
        window.run(() -> window.session().answer("N3"));
        window.click("what-if");
        window.run(() -> window.session().tryAgain());

        assertThat(seedsOfS3()).isEqualTo(7);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        assertThat(window.ask(() -> window.playback().isLocked())).isTrue();
        assertThat(window.isShowing("what-if")).isFalse();
    }

    @Test
    void nothingIsSupposedAfterTheRightAnswer() {
        window.run(() -> window.session().answer("N4"));

        assertThat(window.isShowing("what-if")).isFalse();
    }

    @Test
    void theNextRoundIsPlayedOnTheBoard() {
        window.run(() -> window.session().settings().keep(Settings.OWN_PACE, false));
        window.show(1);
        window.run(() -> window.playback().play());
        window.playOut();
        assertThat(window.ask(() -> window.playback().position().round())).isEqualTo(1);
        assertThat(window.ask(() -> window.playback().atLimit())).isFalse();
        window.run(() -> window.playback().forward(Grain.ROUND));

        assertThat(window.ask(() -> window.playback().position().round())).isEqualTo(2);
        assertThat(window.ask(() -> window.playback().position().burnt())).hasSize(4);
    }
}
