package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.testing.RuleFiles;

class ContrastTest {
    private static final Path RECORDED = Path.of("src/test/resources/papan/contrasts.csv");

    /** Every pair of the documents' rule sets, found again: {@code papan.bench.Contrasts} prints the file. */
    @Test
    void theSmallestContrastsAreThoseRecorded() throws IOException {
        List<String> lines = Files.readAllLines(RECORDED);
        assertThat(lines.get(0)).isEqualTo(ContrastRow.HEAD);
        int pairs = RuleFiles.documents().size() * (RuleFiles.documents().size() - 1) / 2;
        assertThat(lines).hasSize(1 + pairs);
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",", -1);
            assertThat(ContrastRow.of(RuleFiles.shipped(cells[0]), RuleFiles.shipped(cells[1])))
                    .isEqualTo(line);
        }
    }

    @Test
    void whereOnlyOneClauseDiffersItIsTheOneThatIsNamed() {
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        RuleSet changed = ClauseSwitch.take(classic, RuleFiles.shipped("congklak-simple"), ClauseId.CAPTURING_SEED)
                .orElseThrow();
        assertThat(ClauseAnswer.differing(classic, changed)).containsExactly(ClauseId.CAPTURING_SEED);
        Contrast found = Contrast.find(classic, changed, () -> false).found().orElseThrow();
        assertThat(found.seeds()).isEqualTo(2);
        assertThat(found.comparison().causes()).containsExactly(ClauseId.CAPTURING_SEED);
    }

    @Test
    void aRuleSetHasNoContrastWithItself() {
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        Contrast.Outcome none = Contrast.find(classic, classic, () -> false);
        assertThat(none.found()).isEmpty();
        assertThat(none.seeds()).isEqualTo(Contrast.SPREAD);
        assertThat(none.tried()).isGreaterThan(4_000);
    }

    @Test
    void aSearchThatNobodyWaitsForEnds() {
        RuleSet classic = RuleFiles.shipped("congklak-classic");
        Contrast.Outcome outcome = Contrast.find(classic, classic, () -> true);
        assertThat(outcome.found()).isEqualTo(Optional.empty());
        assertThat(outcome.tried()).isLessThan(50);
    }
}
