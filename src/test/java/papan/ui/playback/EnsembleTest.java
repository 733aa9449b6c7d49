package papan.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import papan.replay.Lockstep;
import papan.replay.Pairing;
import papan.replay.Timeline;
import papan.ui.common.SeedMotion;

@ExtendWith(OnEdt.class)
class EnsembleTest {
    private static final Timeline LONG = LongTurn.find(20_261_121);

    /** The same as the long one, but over after twenty events. */
    private static final Timeline SHORT =
            Timeline.of(LONG.positionAt(0), LONG.events().subList(0, 20));

    private final HandTicker ticker = new HandTicker();
    private final Ensemble ensemble =
            new Ensemble(ticker, Lockstep.of(List.of(Timeline.still(LONG.positionAt(0))), Pairing.CAUSE));

    private void load() {
        ensemble.load(Lockstep.of(List.of(LONG, SHORT), Pairing.CAUSE), 0);
    }

    @AfterEach
    void moveAgain() throws Exception {
        EventQueue.invokeAndWait(SeedMotion.FULL::install);
    }

    @Test
    void allBoardsMoveWithOneCursorAndOneWaitsWhereItHasNothingToDo() {
        load();
        Reveal first = ensemble.board(0);
        Reveal second = ensemble.board(1);
        ensemble.play();
        ticker.crank(Playback.SEED_MS / 2.0);
        assertThat(first.fraction()).isBetween(0.3, 0.7).isEqualTo(second.fraction());
        ensemble.seek(20);
        assertThat(first.cursor()).isEqualTo(20);
        assertThat(second.cursor()).isEqualTo(20);
        ensemble.play();
        ticker.crank(64);
        assertThat(first.fraction()).isPositive();
        assertThat(second.fraction()).isZero();
        ticker.crank(1e9);
        assertThat(ensemble.atLimit()).isTrue();
        assertThat(first.cursor()).isEqualTo(LONG.size());
        assertThat(second.cursor()).isEqualTo(20);
    }

    @Test
    void whatABoardFollowsStaysValidWhenOtherTimelinesAreLoaded() {
        load();
        Reveal second = ensemble.board(1);
        ensemble.load(Lockstep.of(List.of(SHORT, LONG), Pairing.MOVE), 5);
        assertThat(second.timeline()).isSameAs(LONG);
        assertThat(second.cursor()).isEqualTo(5);
    }

    @Test
    void steppingBackComesToWhereSteppingForwardStood() {
        load();
        SeedMotion.OFF.install();
        for (int i = 0; i < 12; i++) {
            int before = ensemble.cursor();
            ensemble.forward();
            int after = ensemble.cursor();
            ensemble.back();
            assertThat(ensemble.cursor()).isEqualTo(before);
            ensemble.seek(after);
        }
    }
}
