package papan.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import papan.json.rules.RuleBooks;
import papan.rules.ClauseAnswer;
import papan.rules.RuleSet;

class LikenessTest {
    private static final List<RuleSet> ALL = List.copyOf(RuleBooks.shipped().all());
    private static final Likeness LIKENESS = Likeness.of(ALL);

    @Test
    void twoRuleSetsDifferInAsManyClausesEitherWay() {
        List<List<Integer>> distances = LIKENESS.distances();
        assertThat(distances).hasSize(ALL.size());
        for (int i = 0; i < distances.size(); i++) {
            assertThat(distances.get(i).get(i)).isZero();
            for (int j = 0; j < i; j++) {
                assertThat(distances.get(i).get(j))
                        .isEqualTo(distances.get(j).get(i))
                        .isEqualTo(ClauseAnswer.differing(
                                        LIKENESS.rules().get(i),
                                        LIKENESS.rules().get(j))
                                .size());
            }
        }
    }

    @Test
    void everyRuleSetIsInOneGroupWithWhatResemblesIt() {
        assertThat(LIKENESS.groups().stream().flatMap(List::stream)).containsExactlyElementsOf(LIKENESS.rules());
        assertThat(LIKENESS.rules()).containsExactlyInAnyOrderElementsOf(ALL);
        for (List<RuleSet> group : LIKENESS.groups()) {
            for (RuleSet rules : ALL) {
                boolean close = group.stream()
                        .anyMatch(other ->
                                !other.id().equals(rules.id()) && Likeness.distance(rules, other) <= Likeness.CLOSE);
                boolean inside = group.stream().anyMatch(other -> other.id().equals(rules.id()));
                assertThat(close && !inside).as(rules.id()).isFalse();
                assertThat(inside && group.size() > 1 && !close).as(rules.id()).isFalse();
            }
        }
    }

    @Test
    void theOrderInWhichTheyAreGivenDoesNotMatterForTheGroups() {
        List<RuleSet> backwards = new ArrayList<>(ALL);
        Collections.reverse(backwards);
        assertThat(Likeness.of(backwards).groups()).containsExactlyInAnyOrderElementsOf(LIKENESS.groups());
    }
}
