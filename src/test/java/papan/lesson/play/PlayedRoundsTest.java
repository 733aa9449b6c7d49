package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import papan.chart.Chart;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.search.Statistics;

/** The rounds of "Is it fair?" come to what its sentences say. */
class PlayedRoundsTest {
    private final LessonRun run =
            LessonRun.of(LessonShelf.find("is-it-fair", RuleBooks.shipped()).orElseThrow(), RuleBooks.shipped());

    private List<Chart.Sample> rounds(String step) {
        return run.rounds(stage(step)).orElseThrow().entries().stream()
                .map(entry -> entry.sample().orElseThrow())
                .toList();
    }

    private Stage stage(String id) {
        return run.stages().stream()
                .filter(stage -> stage.step().head().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theShareOfWhoeverBeginsIsWhatTheLessonSays() {
        Statistics turns = rounds("many").get(0).statistics();
        assertThat(100 * turns.firstShare()).isCloseTo(63, Offset.offset(0.5));
        assertThat(100 * turns.firstShareLow()).isCloseTo(62, Offset.offset(0.5));
        assertThat(100 * turns.firstShareHigh()).isCloseTo(64, Offset.offset(0.5));
    }

    @Test
    void openingTogetherTakesTheAdvantageAway() {
        List<Chart.Sample> both = rounds("together");
        assertThat(both).hasSize(2);
        assertThat(100 * both.get(1).statistics().firstShare()).isCloseTo(47, Offset.offset(0.5));
        assertThat(both.get(1).statistics().firstShareHigh()).isLessThan(0.5);
        assertThat(both.get(1).rules().about().name("en")).isEqualTo("Opened together");
    }

    @Test
    void whoLooksAheadWinsEveryRoundByBeginning() {
        assertThat(rounds("ahead").get(0).statistics().firstShare()).isEqualTo(1);
    }

    /** They take long, so they are played once; a page does not wait for them. */
    @Test
    void theyArePlayedOnceAndOnlyWhenAskedFor() {
        Stage many = stage("many");
        assertThat(run.lacksRounds(many)).isTrue();
        assertThat(run.knownRounds(many)).isEmpty();
        Statistics played = rounds("many").get(0).statistics();
        assertThat(run.lacksRounds(many)).isFalse();
        assertThat(rounds("many").get(0).statistics()).isSameAs(played);
        assertThat(run.stages().stream()
                        .filter(stage -> run.manyRounds(stage).isPresent())
                        .map(stage -> stage.step().head().id())
                        .collect(Collectors.toList()))
                .containsExactly("many", "together", "ahead");
    }
}
