package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.RuleBooks;
import papan.rules.RuleSet;
import papan.testing.RandomPlay;
import papan.testing.RuleFiles;
import papan.testing.SeedCount;

/**
 * Whole matches by dice. A few here; ten thousand of each rule set are played by {@code papan.bench.RandomMatches}, which
 * writes {@code random-matches.csv}.
 */
class RandomMatchesTest {
    private static final int MATCHES = 5;
    private static final int ROUNDS = 20;

    static Stream<RuleSet> everyRuleSet() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void noSeedIsLostOrMadeFromTheFirstRoundToTheLast(RuleSet rules) {
        for (int seed = 0; seed < MATCHES; seed++) {
            SeedCount count = new SeedCount(rules.id() + ", seed " + seed, new Engine(rules).start());
            RandomPlay.match(rules, seed, ROUNDS, count::add);
            assertThat(count.events()).isPositive();
        }
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/papan/random-matches.csv", numLinesToSkip = 1)
    void tenThousandMatchesWereRecordedAndEachEndedOrWasReported(
            String id, int matches, int ended, int tooManyRounds, int cyclic, long events) {
        assertThat(RuleFiles.shipped(id).id()).isEqualTo(id);
        assertThat(matches).isEqualTo(10_000);
        assertThat(ended + tooManyRounds + cyclic).isEqualTo(matches);
        assertThat(events).isPositive();
    }
}
