package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.event.RoundEndReason;
import papan.event.RoundEvent.RoundEnded;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** A round that is over as soon as somebody has more than half of all seeds. */
class MajorityTest {
    /** The sixth house takes two seeds from the other player's first. */
    private static Turn capture(Position position) {
        Engine engine = new Engine(RuleFiles.shipped("oware"));
        return engine.play(position, new Move(new House(position.toMove(), 6)));
    }

    @Test
    void exactlyHalfOfAllSeedsIsNoMajority() {
        Turn turn = capture(Boards.south("""
                0 2 0 0 0 1 | 20
                2 0 0 0 0 1 | 22"""));
        assertThat(turn.after().total()).isEqualTo(48);
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(24);
        assertThat(turn.endsRound()).isFalse();
        assertThat(turn.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void oneSeedMoreThanHalfEndsTheRoundAndWhatIsLeftGoesToItsOwners() {
        Turn turn = capture(Boards.south("""
                0 2 0 0 0 1 | 19
                2 0 0 0 0 1 | 23"""));
        assertThat(turn.events())
                .filteredOn(RoundEnded.class::isInstance)
                .singleElement()
                .satisfies(event -> {
                    RoundEnded ended = (RoundEnded) event;
                    assertThat(ended.reason()).isEqualTo(RoundEndReason.MAJORITY);
                });
        assertThat(turn.after().inStore(Side.SOUTH)).isEqualTo(27);
        assertThat(turn.after().inStore(Side.NORTH)).isEqualTo(21);
    }

    @Test
    void inAyoayoTooWhatIsLeftAfterAMajorityGoesToItsOwners() {
        Engine engine = new Engine(RuleFiles.shipped("ayoayo"));
        Turn turn = engine.play(Boards.south("""
                0 3 0 0 0 2 | 19
                1 0 0 0 0 1 | 22"""), new Move(new House(Side.SOUTH, 1)));
        assertThat(turn.endsRound()).isTrue();
        assertThat(turn.after().inStore(Side.SOUTH))
                .as("22, a capture of 4, and 1 of its own")
                .isEqualTo(27);
        assertThat(turn.after().inStore(Side.NORTH)).isEqualTo(21);
    }

    @Test
    void northsMajorityCountsAsSouthsDoes() {
        assertThat(capture(Boards.north("""
                1 0 0 0 0 2 | 22
                1 0 0 0 2 0 | 20""")).endsRound()).isFalse();
        assertThat(capture(Boards.north("""
                1 0 0 0 0 2 | 23
                1 0 0 0 2 0 | 19""")).endsRound()).isTrue();
    }
}
