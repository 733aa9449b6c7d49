package papan.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.SampleChart;
import papan.analysis.Spacing;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.Spread;
import papan.search.Statistics;
import papan.testing.RuleFiles;

/** What a chart's sentence concludes from its numbers. */
class ChartSentenceTest {
    private static final RuleSet CLASSIC = RuleFiles.shipped("congklak-classic");

    /** Low end, share, high end, rounds: all that the chart about moving first has. */
    private record Shares(List<Double> values) implements ChartData {
        @Override
        public ChartKind kind() {
            return ChartKind.FIRST;
        }

        @Override
        public List<Column> columns() {
            return SampleChart.of(ChartKind.FIRST, List.of(wins(1, 1))).columns();
        }

        @Override
        public int rows(int upTo) {
            return 1;
        }

        @Override
        public int number(int row, int upTo) {
            return row;
        }

        @Override
        public OptionalInt cursorOf(int row, int upTo) {
            return OptionalInt.empty();
        }

        @Override
        public OptionalInt rowOf(int cursor, int upTo) {
            return OptionalInt.empty();
        }

        @Override
        public double value(int row, int column, int upTo) {
            return values.get(column);
        }

        @Override
        public int size() {
            return 0;
        }
    }

    private static Statistics found(boolean matches, long count, long unfinished, double firstWins, Spread margins) {
        return new Statistics(
                matches,
                count,
                unfinished,
                new Statistics.Wins(0, 0, 0, firstWins),
                new Statistics.Play(count, count, count, 0, 0, 1),
                new Statistics.Margin(0, 0, 0),
                List.of(),
                List.of(),
                margins,
                List.of());
    }

    private static Statistics wins(long count, double firstWins) {
        return found(false, count, 0, firstWins, new Spread(0, List.of()));
    }

    private static String told(Chart chart) {
        return new ChartText(new CaptionText(Wording.of(Language.ENGLISH))).sentence(chart, 0);
    }

    private static String told(ChartKind kind, RuleSet rules, Statistics found, boolean even) {
        return told(Chart.ofSamples(kind, List.of(new Chart.Sample(rules, found, even))));
    }

    private static String toldOf(double low, double high) {
        Chart.Sample sample = new Chart.Sample(CLASSIC, wins(100, 50), true);
        return told(new Chart(
                ChartKind.FIRST,
                "",
                Spacing.TURN,
                List.of(new Chart.Entry(
                        CLASSIC,
                        new Shares(List.of(low, (low + high) / 2, high, 100.0)),
                        Optional.empty(),
                        Optional.of(sample)))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0.501 | 0.599 | Moving first helps.
            0.500 | 0.600 | That is not enough to say that moving first matters.
            0.450 | 0.550 | That is not enough to say that moving first matters.
            0.400 | 0.500 | That is not enough to say that moving first matters.
            0.401 | 0.499 | Moving first hurts.
            0.100 | 0.300 | Moving first hurts.
            """)
    void movingFirstHelpsOrHarmsOnlyIfAllOfTheIntervalSaysSo(double low, double high, String verdict) {
        assertThat(toldOf(low, high)).endsWith(verdict);
    }

    @Test
    void theSharesAreToldInPercentWithTheirInterval() {
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(10_000, 4_500), true))
                .isEqualTo("Congklak, classic: the first player wins 45.0 % of 10,000 rounds (95 %: 44.0 to 46.0)."
                        + " Moving first hurts.");
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(10_000, 5_500), true))
                .endsWith("(95 %: 54.0 to 56.0). Moving first helps.");
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(10_000, 5_050), true))
                .endsWith("That is not enough to say that moving first matters.");
    }

    @Test
    void playersWhoChooseDifferentlyTellNothingOfMovingFirstHoweverMuchTheFirstOneWins() {
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(10_000, 9_000), false))
                .endsWith("The players choose differently, so this says nothing about moving first.");
    }

    @Test
    void nothingIsConcludedBeforeAnythingHasBeenPlayed() {
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(0, 0), true)).isEqualTo("Nothing has been played yet.");
        assertThat(told(ChartKind.MARGINS, CLASSIC, wins(0, 0), true)).isEqualTo("Nothing has been played yet.");
        assertThat(told(ChartKind.USUAL, CLASSIC, wins(0, 0), true)).isEqualTo("Nothing has been played yet.");
    }

    @Test
    void whereBothStartAtOnceTheFirstPlayerIsExplained() {
        String explained = "Here both players start at once. The first player is whoever moves first after that.";
        assertThat(told(ChartKind.FIRST, RuleFiles.shipped("congkak"), wins(10_000, 5_500), true))
                .endsWith("Moving first helps. " + explained);
        assertThat(told(ChartKind.FIRST, CLASSIC, wins(10_000, 5_500), true)).doesNotContain("at once");
    }

    @Test
    void whatWasGivenUpIsToldAndNotCounted() {
        Spread margins = new Spread(-2, List.of(2L, 0L, 0L, 0L, 4L, 0L, 0L, 0L, 2L));
        assertThat(told(ChartKind.MARGINS, CLASSIC, found(false, 8, 0, 4, margins), true))
                .isEqualTo("Congklak, classic: half of 8 rounds end with the first player between −2 and 2 seeds ahead."
                        + " The mean is 2.0.");
        assertThat(told(ChartKind.MARGINS, CLASSIC, found(true, 8, 3, 4, margins), true))
                .startsWith("Congklak, classic: half of 8 matches")
                .endsWith(" 3 matches didn’t come to an end, so they aren’t counted.");
        assertThat(told(ChartKind.FIRST, CLASSIC, found(false, 10_000, 2, 5_500, margins), true))
                .endsWith("Moving first helps. 2 rounds didn’t come to an end, so they aren’t counted.");
        assertThat(SampleChart.of(ChartKind.MARGINS, List.of(found(false, 8, 0, 4, margins)))
                        .rows(0))
                .isEqualTo(9);
    }

    private static String usual(int turns) {
        List<Spread> leads = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            leads.add(new Spread(turn, List.of(2L, 4L, 2L)));
        }
        Statistics found = new Statistics(
                false,
                8,
                0,
                new Statistics.Wins(0, 0, 0, 4),
                new Statistics.Play(8, 8, 8, 0, 0, 1),
                new Statistics.Margin(0, 0, 0),
                List.of(),
                List.of(),
                new Spread(0, List.of()),
                leads);
        return told(ChartKind.USUAL, CLASSIC, found, true);
    }

    @Test
    void aUsualRoundIsToldAfterTenTurnsOrAfterTheLastIfThereAreFewer() {
        assertThat(usual(15))
                .isEqualTo("Congklak, classic: after 10 turns the first player is 11.0 seeds ahead on average."
                        + " Half of 8 rounds are between 10 and 11.");
        assertThat(usual(11)).contains("after 10 turns");
        assertThat(usual(4)).contains("after 3 turns the first player is 4.0 seeds ahead");
    }
}
