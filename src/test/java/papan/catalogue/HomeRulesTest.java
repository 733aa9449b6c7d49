package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.testing.Boards;
import papan.testing.RuleFiles;

/** What families in Malaysia agree on at home, written as a teacher would write it on top of a shipped rule set. */
class HomeRulesTest {
    /** South's single seed from S2 goes into the empty S1, across from two of north's. */
    private static final Position SHORT = Boards.south("""
            2 0 0 0 0 0 1 | 0
            0 1 0 0 3 0 0 | 0""");

    private static Turn play(String opposition, Position position, int house) {
        return new Engine(RuleFiles.changed("congkak", "\"opposition\": " + opposition))
                .play(position, new Move(new House(Side.SOUTH, house)));
    }

    @Test
    void oneCapturesOnlyAfterTheHandHasBeenOnceRound() {
        String rule = "{\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\", \"circuit\": \"needed\"}";
        assertThat(play(rule, SHORT, 2).after().inStore(Side.SOUTH)).isZero();
        Turn round = play(rule, Boards.south("""
                0 0 0 0 0 0 0 | 0
                9 0 1 0 0 0 0 | 0"""), 1);
        assertThat(Boards.picture(round.after())).isEqualTo(Boards.trimmed("""
                1 1 1 1 1 1 0 | 0
                0 0 1 0 0 0 0 | 3"""));
    }

    @Test
    void oneCapturesOnlyFromOnesOwnRow() {
        Position across = Boards.south("""
                0 0 1 0 0 0 0 | 0
                2 3 5 0 0 0 0 | 0""");
        String rule = "{\"capturingSeed\": \"taken\", \"loneSeed\": \"stays\", \"where\": \"%s\"}";
        assertThat(play(rule.formatted("ownEmpty"), across, 2).after().inStore(Side.SOUTH))
                .isEqualTo(1);
        assertThat(play(rule.formatted("anyEmpty"), across, 2).after().inStore(Side.SOUTH))
                .isEqualTo(5);
    }

    @Test
    void aSeedWithNothingAcrossCapturesNothing() {
        Position lone = Boards.south("""
                0 0 0 0 0 0 1 | 0
                0 1 0 0 3 0 0 | 0""");
        String rule = "{\"capturingSeed\": \"taken\", \"loneSeed\": \"%s\"}";
        assertThat(play(rule.formatted("stays"), lone, 2).after().inStore(Side.SOUTH))
                .isZero();
        assertThat(play(rule.formatted("taken"), lone, 2).after().inStore(Side.SOUTH))
                .isEqualTo(1);
    }
}
