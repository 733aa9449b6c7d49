package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import papan.model.Move;
import papan.testing.RuleFiles;

/**
 * How many sequences of choices there are from the start, to a depth. The counts to depth 3 were found by a second,
 * independent implementation as well.
 */
class MoveTreeTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/papan/move-trees.csv", numLinesToSkip = 1)
    void thereAreAsManySequencesOfChoicesAsRecorded(String rules, int depth, long sequences) {
        assertThat(count(Round.fromStart(new Engine(RuleFiles.shipped(rules))), depth))
                .isEqualTo(sequences);
    }

    private static long count(Round round, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (Move move : round.legalMoves()) {
            sum += count(round.choose(move), depth - 1);
        }
        return sum;
    }
}
