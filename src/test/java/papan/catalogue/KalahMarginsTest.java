package papan.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.engine.Engine;
import papan.engine.Turn;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Board;
import papan.rules.RuleSet;
import papan.rules.Setup;

/** Kalah on the smallest boards, played out to the end in every way: the known margins with best play. */
class KalahMarginsTest {

    @ParameterizedTest
    @CsvSource({"1,1,0", "1,2,-2", "1,3,6", "2,1,2", "2,2,-2", "2,3,-2", "3,1,0", "3,2,4"})
    void theFirstPlayersBestMarginIsTheKnownOne(int houses, int seeds, int margin) {
        Engine engine = new Engine(small(houses, seeds));
        assertThat(new Solver(engine).margin(engine.start())).isEqualTo(margin);
    }

    private static RuleSet small(int houses, int seeds) {
        return Relatives.rules("kalah").withBoard(new Board(new Layout(houses), new Setup.Uniform(seeds)));
    }

    /** Looks at every line of play; positions met before are not looked at again. */
    private static final class Solver {
        private final Engine engine;
        private final Map<Position, Integer> known = new HashMap<>();

        Solver(Engine engine) {
            this.engine = engine;
        }

        /** South's store minus north's when both have played their best from here on. */
        int margin(Position position) {
            Integer before = known.get(position);
            if (before != null) {
                return before;
            }
            boolean south = position.toMove() == Side.SOUTH;
            int best = south ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            for (Move move : engine.legalMoves(position)) {
                Turn turn = engine.play(position, move);
                int value = turn.endsRound() ? difference(turn.after()) : margin(turn.after());
                best = south ? Math.max(best, value) : Math.min(best, value);
            }
            known.put(position, best);
            return best;
        }

        private static int difference(Position end) {
            return end.inStore(Side.SOUTH) - end.inStore(Side.NORTH);
        }
    }
}
