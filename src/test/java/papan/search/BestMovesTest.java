package papan.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.engine.Arena;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

class BestMovesTest {
    private static RuleSet kalah(int houses, int seeds) {
        return RuleFiles.changed("sungka", """
                "board": {"housesPerSide": %d, "setup": {"uniform": %d}},
                "occupiedHouse": "turnEnds",
                "opposition": {"capturingSeed": "taken", "loneSeed": "stays"},
                "noMove": "roundEnds", "roundEnd": "rowEmpty", "leftovers": "houseOwner", "rounds": "single"
                """.formatted(houses, seeds));
    }

    /** The published margins of the first player with best play. */
    @ParameterizedTest
    @CsvSource({
        "1,1,0", "1,2,-2", "1,3,6", "1,4,-2", "1,5,2", "1,6,0",
        "2,1,2", "2,2,-2", "2,3,-2", "2,4,-10", "2,5,6", "2,6,8",
        "3,1,0", "3,2,4", "3,3,2", "3,4,2", "3,5,6", "3,6,-8"
    })
    void kalahComesOutAsPublished(int houses, int seeds, int margin) {
        BestMoves.Answer answer = BestMoves.fromStart(kalah(houses, seeds), 500, Watch.NOBODY);
        assertThat(answer.exact()).isTrue();
        assertThat(answer.margin()).isEqualTo(margin);
    }

    @Test
    void theTableAndTheWindowChangeNoValue() {
        for (String id : new String[] {"congklak-classic", "congklak-simple", "congklak-simple-literal"}) {
            RuleSet rules = RuleFiles.changed(id, "\"board\": {\"housesPerSide\": 3, \"setup\": {\"uniform\": 3}}");
            Arena arena = new Arena(rules);
            Random random = new Random(5);
            for (int depth = 1; depth <= 5; depth++) {
                AlphaBeta search = new AlphaBeta(arena, 12, Watch.NOBODY);
                assertThat(search.value(depth)).as("%s, depth %d", id, depth).isEqualTo(plain(arena, depth));
                int legal = arena.legal();
                arena.play(new Dice(random.nextLong()).oneOf(legal));
                if (arena.isOver()) {
                    arena.begin();
                }
            }
        }
    }

    /** The same value without any cleverness. */
    private static int plain(Arena arena, int depth) {
        int side = arena.toMove();
        if (depth == 0 || arena.isOver()) {
            return arena.inStore(side) - arena.inStore(1 - side);
        }
        int[] here = new int[arena.frameSize()];
        arena.save(here, 0);
        int best = Integer.MIN_VALUE;
        for (int legal = arena.legal(); legal != 0; legal &= legal - 1) {
            arena.play(Integer.numberOfTrailingZeros(legal));
            int value = plain(arena, depth - 1);
            best = Math.max(best, arena.toMove() == side ? value : -value);
            arena.restore(here, 0);
        }
        return best;
    }
}
