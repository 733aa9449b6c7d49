package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.ui.common.SpeakingWindow;

/** What is to be heard is for a moment the name of the window, when nothing cuts it short. */
@ExtendWith(OnEdt.class)
class TitleVoiceTest {
    private final HandTicker ticker = new HandTicker();
    private final JLabel about = new JLabel();
    private final Named frame = new Named();
    private final Named sheet = new Named();
    private final List<String> told = new ArrayList<>();
    private Optional<SpeakingWindow> used = Optional.of(frame);
    private String focused = "South house 1";
    private final TitleVoice voice =
            new TitleVoice(ticker, () -> used, () -> focused, (part, text, interrupts) -> told.add(text));

    /** A window that keeps what it was called. */
    private static final class Named implements SpeakingWindow {
        private final List<String> names = new ArrayList<>();
        private boolean own = true;
        private int recalled;

        @Override
        public void say(String text) {
            names.add(text);
            own = false;
        }

        @Override
        public void hush() {
            own = true;
        }

        @Override
        public void recall() {
            recalled++;
        }

        /** What was heard, without the sign that nobody hears. */
        private List<String> heard() {
            return names.stream().map(name -> name.replace("\u200b", "")).toList();
        }
    }

    @BeforeEach
    void theWindowHasBeenThereForAWhile() {
        voice.focusMoved();
        ticker.crank(TitleVoice.FIRST_REST_MS + 16);
        assertThat(ticker.isRunning()).as("nothing is waited for").isFalse();
    }

    @Test
    void aQuestionThatTheFocusReadsIsNotSaidOnceMoreWithWhatFollowsIt() {
        focused = "Where does the last seed land?";
        voice.say(about, "Where does the last seed land? Step 2 of 6", false);
        ticker.crank(TitleVoice.REST_MS + 16);
        focused = "S1";
        voice.say(about, "S1: right.", false);
        ticker.crank(TitleVoice.REST_MS + 16);
        assertThat(frame.heard()).containsExactly("Step 2 of 6", "S1: right.");
    }

    @Test
    void whatComesTogetherIsSaidTogetherAndThenTheWindowHasItsOwnNameAgain() {
        voice.say(about, "Right.", false);
        ticker.crank(TitleVoice.JOIN_MS / 2.0);
        voice.say(about, "Step 2 of 10", false);
        assertThat(frame.heard()).isEmpty();
        ticker.crank(TitleVoice.JOIN_MS + 16);
        assertThat(frame.heard()).containsExactly("Right. Step 2 of 10");
        assertThat(frame.own).isFalse();
        ticker.crank(TitleVoice.HOLD_MS + 16);
        assertThat(frame.own).isTrue();
        assertThat(ticker.isRunning()).isFalse();
    }

    @Test
    void whatHasGotTheFocusIsReadFirst() {
        voice.focusMoved();
        voice.say(about, "It is north’s turn.", false);
        ticker.crank(TitleVoice.REST_MS / 2.0);
        voice.focusMoved();
        ticker.crank(TitleVoice.REST_MS - 32);
        assertThat(frame.heard()).isEmpty();
        ticker.crank(64);
        assertThat(frame.heard()).containsExactly("It is north’s turn.");
    }

    @Test
    void theSameWordsAgainAreAnotherName() {
        said("Speed 1×");
        said("Speed 1×");
        said("Speed 1×");
        assertThat(frame.heard()).containsExactly("Speed 1×", "Speed 1×", "Speed 1×");
        assertThat(frame.names.get(0)).isNotEqualTo(frame.names.get(1));
        assertThat(frame.names.get(1)).isNotEqualTo(frame.names.get(2));
    }

    @Test
    void anAnswerMakesOldWhatWasWaitingButNotWhatCameWithIt() {
        voice.focusMoved();
        voice.say(about, "old", false);
        ticker.crank(TitleVoice.JOIN_MS * 2);
        voice.say(about, "with it", false);
        voice.say(about, "answer", true);
        ticker.crank(TitleVoice.REST_MS);
        assertThat(frame.heard()).containsExactly("old with it answer");
        voice.focusMoved();
        voice.say(about, "old", false);
        ticker.crank(TitleVoice.JOIN_MS * 2);
        voice.say(about, "answer", true);
        ticker.crank(TitleVoice.REST_MS);
        assertThat(frame.heard()).last().isEqualTo("answer");
    }

    @Test
    void whatTheFocusReadsByItselfIsNotSaidOnceMoreUnlessItIsAskedFor() {
        focused = "S3: not quite. Look again.";
        said("S3: not quite. Look again.");
        assertThat(frame.heard()).isEmpty();
        voice.say(about, "S3: not quite. Look again.", true);
        ticker.crank(TitleVoice.REST_MS);
        assertThat(frame.heard()).containsExactly("S3: not quite. Look again.");
    }

    @Test
    void textsThatKeepComingAreNotWaitedForLongerThanASecond() {
        for (int i = 0; i < 30 && frame.names.isEmpty(); i++) {
            voice.say(about, "seed " + i, false);
            ticker.crank(64);
        }
        assertThat(frame.heard()).hasSize(1);
        assertThat(frame.heard().get(0)).startsWith("seed 0 seed 1");
    }

    @Test
    void aWindowThatIsLeftIsKnownByItsOwnNameAgain() {
        said("It is north’s turn.");
        assertThat(frame.recalled).isZero();
        used = Optional.of(sheet);
        voice.focusMoved();
        ticker.crank(TitleVoice.REST_MS + 16);
        assertThat(frame.recalled).isOne();
        assertThat(sheet.recalled).isZero();
        said("Letter keys are off.");
        assertThat(sheet.heard()).containsExactly("Letter keys are off.");
    }

    @Test
    void whoeverWasAwayHearsTheLastThatWasSaid() {
        used = Optional.empty();
        said("It is south’s turn.");
        said("It is north’s turn.");
        used = Optional.of(frame);
        voice.focusMoved();
        ticker.crank(TitleVoice.REST_MS + 16);
        assertThat(frame.heard()).containsExactly("It is north’s turn.");
    }

    @Test
    void whoeverFollowsChangesOfPartsIsToldAtOnce() {
        voice.say(about, "Right.", false);
        assertThat(told).containsExactly("Right.");
    }

    private void said(String text) {
        voice.say(about, text, false);
        ticker.crank(TitleVoice.JOIN_MS + TitleVoice.HOLD_MS + 64);
    }
}
