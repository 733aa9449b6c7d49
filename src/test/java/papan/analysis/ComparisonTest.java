package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;

class ComparisonTest {
    private static final Strategy BY_CHANCE = new Strategy(Strategy.Kind.RANDOM, 0);
    private static final int MATCHES = 12;

    static Stream<Arguments> pairsOfDocuments() {
        List<Arguments> pairs = new ArrayList<>();
        for (String one : RuleFiles.documents()) {
            for (String other : RuleFiles.documents()) {
                if (!one.equals(other)) {
                    pairs.add(Arguments.of(RuleFiles.shipped(one), RuleFiles.shipped(other)));
                }
            }
        }
        return pairs.stream();
    }

    private static List<Move> moves(RuleSet rules, long seed) {
        return Exhibition.moves(rules, BY_CHANCE, BY_CHANCE, seed, 2);
    }

    /** Whenever two rule sets part, switching just the clauses named makes the first do what the second does there. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("pairsOfDocuments")
    void theClauseNamedIsTheOneThatPartsThem(RuleSet one, RuleSet other) {
        for (long seed = 0; seed < MATCHES; seed++) {
            List<Move> moves = moves(one, seed);
            Comparison comparison = Comparison.of(one, other, Optional.empty(), moves);
            if (!comparison.parts()) {
                continue;
            }
            List<ClauseId> named = comparison.explanation();
            assertThat(named).as("seed %d", seed).isNotEmpty().isSubsetOf(ClauseAnswer.differing(one, other));
            RuleSet switched = ClauseSwitch.take(one, other, named).orElseThrow();
            Comparison after = Comparison.of(switched, other, Optional.empty(), moves);
            assertThat(!after.parts() || after.same() > comparison.same())
                    .as("seed %d: %s", seed, named)
                    .isTrue();
            if (named.size() > 1) {
                for (ClauseId alone : named) {
                    boolean enough = ClauseSwitch.take(one, other, alone)
                            .map(rules -> Comparison.of(rules, other, Optional.empty(), moves))
                            .filter(c -> !c.parts() || c.same() > comparison.same())
                            .isPresent();
                    assertThat(enough).as("seed %d: %s alone", seed, alone).isFalse();
                }
            }
        }
    }

    @Test
    void aRuleSetIsTheSameAsItself() {
        for (String id : RuleFiles.documents()) {
            RuleSet rules = RuleFiles.shipped(id);
            Comparison comparison = Comparison.of(rules, rules, Optional.empty(), moves(rules, 1));
            assertThat(comparison.parts()).isFalse();
            assertThat(comparison.explanation()).isEmpty();
        }
    }

    /** A clause taken from another rule set is answered as there, and the clauses that do not hang on it as before. */
    @Test
    void aSwitchedClauseIsAnsweredAsInTheOtherRuleSet() {
        List<RuleSet> all = List.copyOf(RuleBooks.shipped().all());
        int switched = 0;
        for (int i = 0; i < all.size(); i++) {
            RuleSet one = all.get(i);
            RuleSet other = all.get((i * 7 + 5) % all.size());
            for (ClauseId clause : ClauseAnswer.differing(one, other)) {
                Optional<RuleSet> taken = ClauseSwitch.take(one, other, clause);
                if (taken.isPresent()) {
                    switched++;
                    assertThat(ClauseAnswer.differing(taken.get(), one))
                            .as("%s with %s of %s", one.id(), clause, other.id())
                            .contains(clause);
                }
            }
        }
        assertThat(switched).isGreaterThan(200);
    }
}
