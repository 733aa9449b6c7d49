package papan.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Arena;
import papan.json.rules.RuleBooks;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RuleFiles;

class SimulationTest {
    private static final Strategy RANDOM = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final Strategy GREEDY = new Strategy(Strategy.Kind.GREEDY, 0);

    static Stream<RuleSet> everyRuleSet() {
        return RuleBooks.shipped().all().stream();
    }

    private static Simulation.Plan rounds(RuleSet rules, long count, Strategy south, Strategy north, int threads) {
        return new Simulation.Plan(rules, false, count, south, north, 7, threads, Simulation.ByTurn.SEEDS);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void theNumberOfThreadsChangesNothing(RuleSet rules) {
        int rounds = Attacks.rounds(60);
        Statistics one = Simulation.run(rounds(rules, rounds, RANDOM, GREEDY, 1), Watch.NOBODY);
        Statistics three = Simulation.run(rounds(rules, rounds, RANDOM, GREEDY, 3), Watch.NOBODY);
        assertThat(three).isEqualTo(one);
        // Where no store is sown a round can go on for ever; such rounds are given up and counted apart.
        long won = one.wins().south() + one.wins().north() + one.wins().draws();
        assertThat(won + one.unfinished()).isEqualTo(rounds);
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void seedsAreNeitherLostNorMadeOnAverage(RuleSet rules) {
        Statistics found = Simulation.run(rounds(rules, 50, RANDOM, RANDOM, 1), Watch.NOBODY);
        int total = new Arena(rules).total();
        assertThat(found.seeds())
                .hasSizeGreaterThan(10)
                .allSatisfy(seeds -> assertThat(seeds.means().stream()
                                .mapToDouble(Double::doubleValue)
                                .sum())
                        .isCloseTo(total, offset(1e-6)));
    }

    @Test
    void matchesComeToAnEndOnAnyNumberOfThreads() {
        RuleSet rules = RuleFiles.shipped("congklak-classic");
        Simulation.Plan one = new Simulation.Plan(rules, true, 6, GREEDY, RANDOM, 3, 1, Simulation.ByTurn.NOTHING);
        Simulation.Plan two = new Simulation.Plan(rules, true, 6, GREEDY, RANDOM, 3, 2, Simulation.ByTurn.NOTHING);
        Statistics found = Simulation.run(one, Watch.NOBODY);
        assertThat(Simulation.run(two, Watch.NOBODY)).isEqualTo(found);
        assertThat(found.count() + found.unfinished()).isEqualTo(6);
        assertThat(found.play().rounds()).isGreaterThan(6);
    }

    @Test
    void whoLooksFurtherWins() {
        RuleSet rules = RuleFiles.shipped("congklak-simple");
        Strategy search = new Strategy(Strategy.Kind.SEARCH, 3);
        Strategy monteCarlo = new Strategy(Strategy.Kind.MONTE_CARLO, 70);
        assertThat(Simulation.run(rounds(rules, 100, RANDOM, GREEDY, 2), Watch.NOBODY)
                        .wins()
                        .north())
                .isGreaterThan(60);
        assertThat(Simulation.run(rounds(rules, 40, RANDOM, search, 2), Watch.NOBODY)
                        .wins()
                        .north())
                .isGreaterThan(30);
        assertThat(Simulation.run(rounds(rules, 40, RANDOM, monteCarlo, 2), Watch.NOBODY)
                        .wins()
                        .north())
                .isGreaterThan(30);
    }

    @Test
    void aRoundThatHasTakenTwoThousandTurnsIsGivenUp() {
        Statistics found =
                Simulation.run(rounds(RuleFiles.shipped("halusa-hyde"), 20, GREEDY, GREEDY, 1), Watch.NOBODY);
        assertThat(found.unfinished()).isPositive();
        assertThat(found.play().turns() - 2_000 * found.unfinished())
                .isBetween(found.count(), found.count() * found.play().longest());
    }

    @Test
    void whatWasPlayedBeforeTheWorkIsEndedCounts() {
        Statistics found = Simulation.run(
                rounds(RuleFiles.shipped("congklak-classic"), 1_000_000, RANDOM, RANDOM, 2),
                new FirstTurnSearchTest.EndsAfter(500));
        assertThat(found.count()).isBetween(500L, 10_000L);
    }
}
