package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;
import papan.testing.MoveTree;
import papan.testing.RuleFiles;

/**
 * How many sequences of choices there are from the start, to a depth; {@code papan.bench.MoveTrees} prints them. For the
 * documents' rule sets the counts to depth 3 were found by a second, independent implementation as well.
 */
class MoveTreeTest {
    private static final Path RECORDED = Path.of("src/test/resources/papan/move-trees.csv");
    /** With four choices some relatives take long: each sowing is followed until it ends or repeats itself. */
    private static final int DEPTH = 3;

    /** A line of the records. */
    record Count(String rules, int depth, long sequences) {
        static Count parse(String line) {
            String[] cells = line.split(",", -1);
            return new Count(cells[0], Integer.parseInt(cells[1]), Long.parseLong(cells[2]));
        }
    }

    static Stream<Count> recorded() throws IOException {
        return Files.readAllLines(RECORDED).stream().skip(1).map(Count::parse);
    }

    static Stream<Count> countedAgain() throws IOException {
        List<String> documents = RuleFiles.documents();
        return recorded().filter(count -> count.depth() <= DEPTH || documents.contains(count.rules()));
    }

    @ParameterizedTest
    @MethodSource("countedAgain")
    void thereAreAsManySequencesOfChoicesAsRecorded(Count count) {
        assertThat(MoveTree.count(RuleFiles.shipped(count.rules()), count.depth()))
                .isEqualTo(count.sequences());
    }

    @Test
    void everyRuleSetIsRecordedToDepthFour() throws IOException {
        assertThat(recorded().filter(count -> count.depth() == 4).map(Count::rules))
                .containsExactlyElementsOf(RuleBooks.shipped().ids());
    }
}
