package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Part;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.model.Move;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Simulation;
import papan.search.Strategy;
import papan.search.Watch;
import papan.testing.RuleFiles;
import papan.ui.common.Theme;
import papan.ui.playback.OnEdt;

/** What JFreeChart is given to draw. */
@ExtendWith(OnEdt.class)
class ContentTest {
    private static final ChartText WORDS = words(Language.ENGLISH);
    private static final Strategy DICE = new Strategy(Strategy.Kind.RANDOM, 0);

    private static ChartText words(Language language) {
        return new ChartText(new CaptionText(Wording.of(language)));
    }

    private static Course course() {
        RuleSet rules = RuleFiles.shipped("kalah");
        List<Move> moves = Exhibition.moves(rules, DICE, DICE, 1, 1);
        return Courses.play(rules, Optional.empty(), moves).course();
    }

    /** A plot that has been drawn: its data set has as many items as can be told apart. */
    private static ChartPlot drawn(Chart chart, int cursor) {
        Theme.LIGHT.install(Language.ENGLISH);
        ChartGrid grid = new ChartGrid(chart, WORDS, true);
        BufferedImage image = new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        ChartPlot plot = grid.plots().get(0);
        plot.dress(ChartLook.current(400), g.getFontMetrics());
        grid.reveal(cursor);
        grid.charts().get(0).draw(g, new Rectangle2D.Double(0, 0, 800, 400));
        g.dispose();
        return plot;
    }

    static Stream<ChartKind> lines() {
        return ChartKind.offered().stream().filter(kind -> kind.form() == ChartKind.Form.LINES);
    }

    @ParameterizedTest
    @MethodSource("lines")
    void aSeriesIsAColumnAsFarAsTheCursor(ChartKind kind) {
        Chart chart = Chart.of(kind, Spacing.TURN, List.of(course()));
        int cursor = chart.size() / 2;
        XYDataset numbers = drawn(chart, cursor).getDataset();
        assertThat(numbers.getSeriesCount()).isEqualTo(chart.data().columns().size());
        for (int series = 0; series < numbers.getSeriesCount(); series++) {
            assertThat(numbers.getItemCount(series)).isEqualTo(chart.data().rows(cursor));
            for (int row = 0; row < numbers.getItemCount(series); row++) {
                assertThat(numbers.getXValue(series, row)).isEqualTo(row);
                assertThat(numbers.getYValue(series, row))
                        .isEqualTo(chart.data().value(row, series, cursor));
            }
        }
    }

    @Test
    void bandsStandOnOneAnotherAndAddUpToAllSeeds() {
        Course course = course();
        Chart chart = Chart.of(ChartKind.SEEDS, Spacing.TURN, List.of(course));
        IntervalXYDataset bands = (IntervalXYDataset) drawn(chart, chart.size()).getDataset();
        for (int row = 0; row < bands.getItemCount(0); row++) {
            double top = 0;
            for (Part part : Part.values()) {
                assertThat(bands.getStartYValue(part.index(), row)).isEqualTo(top);
                top = bands.getEndYValue(part.index(), row);
            }
            assertThat(top).isEqualTo(course.total());
        }
    }

    /** In several drawings a legend says once what holds for all; where each line has its name it would only repeat them. */
    @ParameterizedTest
    @EnumSource(
            value = ChartKind.class,
            names = {"USUAL", "MARGINS"})
    void noLegendRepeatsTheNamesOfRuleSetsOrLines(ChartKind kind) {
        Theme.LIGHT.install(Language.ENGLISH);
        List<Chart.Sample> samples = Stream.of("kalah", "sungka")
                .map(id -> sample(RuleFiles.shipped(id)))
                .toList();
        ChartGrid grid = new ChartGrid(Chart.ofSamples(kind, samples), WORDS, false);
        assertThat(grid.plots()).hasSize(2);
        assertThat(grid.plots().get(0).content().legend()).isEmpty();
    }

    private static Chart.Sample sample(RuleSet rules) {
        Simulation.Plan plan = new Simulation.Plan(rules, false, 20, DICE, DICE, 1, 1, Simulation.ByTurn.LEAD);
        return new Chart.Sample(rules, Simulation.run(plan, Watch.NOBODY), true);
    }

    /** Lifts and captures take a step of the axis, too, but its labels count seeds. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void anAxisThatCountsEventsSaysMoreThanThatSeedsAreSown(Language language) {
        ChartText words = words(language);
        assertThat(words.axis(ChartKind.SEEDS, Spacing.SEED))
                .startsWith(words.row(ChartKind.SEEDS, Spacing.SEED))
                .isNotEqualTo(words.row(ChartKind.SEEDS, Spacing.SEED));
    }
}
