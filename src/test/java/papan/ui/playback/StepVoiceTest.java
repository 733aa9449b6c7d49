package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import papan.model.Direction;
import papan.replay.Grain;
import papan.replay.Lockstep;
import papan.replay.Pairing;
import papan.replay.Timeline;
import papan.ui.common.Announcer;
import papan.ui.common.Edt;
import papan.ui.common.Idle;

/** Each step is told once it is shown, and while seeds run by themselves only what is worth a sentence. */
class StepVoiceTest {
    private static final Timeline TURN = LongTurn.find(20_261_121);

    private final HandTicker ticker = new HandTicker();
    private final Place place = new Place();
    private final List<String> spoken = new ArrayList<>();
    private final List<Boolean> interrupted = new ArrayList<>();
    private Optional<Playback> made = Optional.empty();
    private boolean follows;
    /** So many seeds are told of as one. */
    private int inSteps = 1;

    /** Where the sentence stands; there is no window here. */
    private static final class Place extends JPanel {
        private static final long serialVersionUID = 1;

        private boolean showing = true;
        private int asked;

        @Override
        public boolean isShowing() {
            return showing;
        }

        @Override
        public boolean requestFocusInWindow() {
            asked++;
            return true;
        }
    }

    private Playback playback() {
        return made.orElseThrow();
    }

    private void told(Runnable step) throws Exception {
        Edt.await(() -> {
            if (made.isEmpty()) {
                Playback playback = new Playback(ticker, TURN.positionAt(0));
                playback.load(TURN, 0, TURN.size());
                made = Optional.of(playback);
                Announcer announcer = new Announcer((about, text, interrupts) -> {
                    spoken.add(text);
                    interrupted.add(interrupts);
                });
                Walkthrough walked = new Walkthrough(
                        playback,
                        playback,
                        () -> Direction.CLOCKWISE,
                        () -> place,
                        () -> playback.cursor() / inSteps,
                        () -> "At " + playback.cursor() + ".");
                new StepVoice(walked, announcer, () -> follows);
            }
            step.run();
        });
        Idle.await();
    }

    @Test
    void aStepEitherWayIsToldWithoutInterrupting() throws Exception {
        told(() -> playback().seek(5));
        told(() -> playback().back(Grain.SEED));
        assertThat(spoken).containsExactly("At 5.", "At 4.");
        assertThat(interrupted).containsExactly(false, false);
        assertThat(place.asked).isZero();
    }

    @Test
    void whatTakesSeveralSeedsIsToldOnceAndAgainWhenItIsComeBackTo() throws Exception {
        inSteps = 3;
        told(() -> playback().seek(3));
        told(() -> playback().seek(4));
        told(() -> playback().seek(5));
        told(() -> playback().seek(6));
        told(() -> playback().seek(5));
        assertThat(spoken).containsExactly("At 3.", "At 6.", "At 5.");
        follows = true;
        told(() -> playback().seek(4));
        assertThat(place.asked).as("nothing new to read").isZero();
    }

    @Test
    void anotherTimelineIsToldFromTheBeginning() throws Exception {
        inSteps = 10;
        told(() -> playback().seek(5));
        told(() -> playback().load(Timeline.of(TURN.positionAt(0), TURN.events()), 5, TURN.size()));
        told(() -> playback().seek(6));
        assertThat(spoken).containsExactly("At 5.", "At 6.");
    }

    @Test
    void whatNobodyIsShownIsNotTold() throws Exception {
        place.showing = false;
        told(() -> playback().seek(5));
        assertThat(spoken).isEmpty();
    }

    @Test
    void whileSeedsRunOnlyWhatIsWorthASentenceIsTold() throws Exception {
        int first = IntStream.rangeClosed(1, TURN.size())
                .filter(TURN::isSpoken)
                .findFirst()
                .orElseThrow();
        told(() -> playback().play());
        while (spoken.isEmpty() && playback().isPlaying()) {
            told(() -> ticker.crank(16));
        }
        assertThat(spoken).hasSize(1);
        assertThat(spoken.get(0)).isEqualTo("At " + Math.min(first, playback().cursor()) + ".");
        assertThat(TURN.isSpoken(playback().cursor())).isTrue();
    }

    @Test
    void theFocusGoesAlongIfThatIsWantedButNotWhileSeedsRun() throws Exception {
        follows = true;
        told(() -> playback().seek(5));
        assertThat(place.asked).isOne();
        told(() -> playback().play());
        told(() -> ticker.crank(3_000));
        assertThat(place.asked).isOne();
    }

    @Test
    void aStepOfSeveralBoardsIsWorthASentenceIfThatOfOneIs() {
        Timeline still = Timeline.still(TURN.positionAt(0));
        Lockstep both = Lockstep.of(List.of(TURN, still), Pairing.CAUSE);
        assertThat(IntStream.rangeClosed(0, TURN.size()).filter(both::isSpoken).boxed())
                .isNotEmpty()
                .containsExactlyElementsOf(IntStream.rangeClosed(0, TURN.size())
                        .filter(TURN::isSpoken)
                        .boxed()
                        .toList());
    }
}
