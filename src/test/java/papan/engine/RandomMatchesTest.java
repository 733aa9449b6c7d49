package papan.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RandomPlay;
import papan.testing.RandomPlay.Outcome;
import papan.testing.RuleFiles;
import papan.testing.SeedCount;

/**
 * Whole matches by dice. A few here; ten thousand of each rule set are played by {@code papan.bench.RandomMatches}, which
 * writes {@code random-matches.csv}.
 */
class RandomMatchesTest {
    private static final int MATCHES = Attacks.rounds(2);
    private static final int ROUNDS = 20;
    private static final int AGAIN = 2;
    /** As many as the recorded matches were given. */
    private static final int RECORDED_ROUNDS = 100;

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

    /** These are the first of the ten thousand, so they end in no way in which none of those did. */
    @ParameterizedTest
    @CsvFileSource(resources = "/papan/random-matches.csv", numLinesToSkip = 1)
    void aMatchEndsAsSomeOfTheTenThousandRecordedOnesDid(
            String id, int matches, int ended, int tooManyRounds, int cyclic, long events) {
        Map<Outcome, Integer> recorded =
                Map.of(Outcome.ENDED, ended, Outcome.TOO_MANY_ROUNDS, tooManyRounds, Outcome.CYCLIC, cyclic);
        for (int seed = 0; seed < AGAIN; seed++) {
            Outcome outcome = RandomPlay.match(RuleFiles.shipped(id), seed, RECORDED_ROUNDS, event -> {});
            assertThat(recorded.get(outcome))
                    .as("%s, seed %d: %s", id, seed, outcome)
                    .isPositive();
        }
    }
}
