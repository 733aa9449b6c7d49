package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Act;
import papan.lesson.page.Offers;
import papan.lesson.page.Offers.Action;
import papan.lesson.script.ManyRounds;
import papan.rules.RuleSet;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import papan.search.Watch;
import papan.testing.RuleFiles;

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
    void openingTogetherTakesTheBigAdvantageAwayWhereDiceChooseAndLeavesALittle() {
        assertThat(shares("together")).containsExactly(63L, 47L, 52L);
        assertThat(rounds("together").get(1).statistics().firstShareHigh())
                .as("one line ends just below 50")
                .isBetween(0.47, 0.4999);
        assertThat(rounds("together").get(2).statistics().firstShareLow())
                .as("the other begins just above")
                .isBetween(0.5001, 0.52);
        assertThat(rounds("together").get(0).statistics().firstShareLow())
                .isGreaterThan(rounds("together").get(2).statistics().firstShareHigh());
        assertThat(rounds("together"))
                .extracting(sample -> sample.rules().about().name("en"))
                .containsExactly("By turns", "Together by laps", "Together by seeds");
    }

    @Test
    void openingTogetherChangesNothingForPlayersWhoGrab() {
        List<Chart.Sample> grabbing = rounds("grabbing");
        assertThat(grabbing)
                .allSatisfy(sample ->
                        assertThat(100 * sample.statistics().firstShare()).isCloseTo(56.4, Offset.offset(0.6)));
        assertThat(grabbing.get(0).statistics().firstShareHigh())
                .isGreaterThan(grabbing.get(2).statistics().firstShareLow());
    }

    @Test
    void whoLooksAheadWinsEveryRoundByBeginning() {
        assertThat(shares("ahead")).containsExactly(100L, 59L, 70L);
    }

    private List<Long> shares(String step) {
        return rounds(step).stream()
                .map(sample -> (long) Math.floor(100 * sample.statistics().firstShare() + 0.5 - 1e-9))
                .toList();
    }

    /** The lesson on the opening speaks of the two who sit there, not of whoever moves first afterwards. */
    @Test
    void openedTogetherBothSidesWinAsOften() {
        RuleSet congkak = RuleBooks.shipped().find("congkak").orElseThrow();
        Strategy dice = Strategy.parse("random").orElseThrow();
        Statistics played = Simulation.run(
                new Simulation.Plan(congkak, false, 20_000, dice, dice, 1, 1, Simulation.ByTurn.NOTHING), Watch.NOBODY);
        assertThat(100 * played.each(played.wins().south())
                        + 50 * played.each(played.wins().draws()))
                .isCloseTo(50, Offset.offset(0.5));
    }

    @Test
    void theGamesOfAClassStandBesideTheRoundsWithAnIntervalOfTheirOwn() {
        LessonState counted = LessonState.of(run, stage("tally").index()).after(new Act.Answered("12,7,1"));
        LessonState shown = counted.after(new Act.WentTo("many"));
        Chart chart = shown.withTally(run.rounds(stage("many")).orElseThrow());
        Chart.Entry yours = chart.entries().get(1);
        assertThat(yours.rules().about().name("en")).isEqualTo("Your games");
        assertThat(yours.sample().orElseThrow().statistics().firstShare()).isEqualTo(0.625);
        assertThat(new ChartText(run.words()).sentence(chart, 0))
                .endsWith(
                        "Your games: the first player wins 62.5 % of 20 rounds (95 %: 40.9 to 80.0). That is not enough"
                                + " to say that moving first matters. That’s few: the line is 39 long. Four times as many would"
                                + " make it about half as long.");
    }

    @Test
    void whatIsCountedAgainTakesThePlaceOfWhatWasCountedBefore() {
        LessonState counted = LessonState.of(run, stage("tally").index())
                .after(new Act.Answered("12,7,1"))
                .after(new Act.TriedAgain())
                .after(new Act.Answered("40,38,2"))
                .after(new Act.WentTo("many"));
        Chart chart = counted.withTally(run.rounds(stage("many")).orElseThrow());
        assertThat(chart.entries().get(1).sample().orElseThrow().statistics().count())
                .isEqualTo(80);
    }

    @Test
    void handsAreCountedOnceMoreAndNoMore() {
        LessonState counted = LessonState.of(run, stage("tally").index()).after(new Act.Answered("12,7,1"));
        assertThat(counted.mayAnswer()).isFalse();
        assertThat(Offers.of(counted).all()).contains(Action.TRY_AGAIN);
        assertThat(Offers.of(counted).next()).contains(Action.GO_ON);
        LessonState open = counted.after(new Act.TriedAgain());
        assertThat(open.mayAnswer()).isTrue();
        LessonState twice = open.after(new Act.Answered("40,38,2"));
        assertThat(twice.here().votes().isSecond()).isTrue();
        assertThat(Offers.of(twice).all()).doesNotContain(Action.TRY_AGAIN);
    }

    @Test
    void withoutGamesOfAClassTheRoundsStandAlone() {
        Chart chart = run.rounds(stage("many")).orElseThrow();
        LessonState nothing = LessonState.of(run, stage("tally").index())
                .after(new Act.Answered("0,0,0"))
                .after(new Act.WentTo("many"));
        assertThat(nothing.withTally(chart)).isEqualTo(chart);
    }

    /** On paper stands how long the line of so many games would be. */
    @Test
    void theLinesOnPaperAreAsLongAsItSays() {
        assertThat(run.words().text("rounds.paper")).contains("20 games", "about 40", "100 about 19", "400 about 10");
        assertThat(length(20)).isEqualTo(40);
        assertThat(length(100)).isEqualTo(19);
        assertThat(length(400)).isEqualTo(10);
    }

    private static long length(int games) {
        Statistics even = Statistics.counted(games / 2, games / 2, 0);
        return Math.round(100 * (even.firstShareHigh() - even.firstShareLow()));
    }

    private static ManyRounds endless() {
        ManyRounds.Board board = new ManyRounds.Board(RuleFiles.shipped("halusa-hyde"), "");
        return new ManyRounds(Collections.nCopies(12, board), "greedy", ManyRounds.MOST, 1);
    }

    /** A sample has a part of the budget of all, and costs as much less. */
    @Test
    void roundsThatHardlyEverEndAreGivenUp() {
        PlayedRounds sample = new PlayedRounds(50);
        assertThat(sample.of(endless(), () -> false)).isEmpty();
        assertThat(sample.areGivenUp(endless())).isTrue();
    }

    @Test
    void roundsForWhichNobodyWaitsCanBePlayedLater() {
        Stage many = stage("many");
        assertThat(run.rounds(many, () -> true)).isEmpty();
        assertThat(run.gaveUpRounds(many)).isFalse();
        assertThat(run.lacksRounds(many)).isTrue();
        assertThat(run.rounds(many)).isPresent();
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
                .containsExactly("many", "together", "grabbing", "ahead");
    }
}
