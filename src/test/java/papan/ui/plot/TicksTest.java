package papan.ui.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Courses;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.model.Move;
import papan.rules.RuleSet;
import papan.search.Exhibition;
import papan.search.Strategy;
import papan.testing.RuleFiles;

class TicksTest {
    /** Whether both are drawn over one another, or the short one in a drawing of its own. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anAxisIsLabelledAsFarAsTheLongestCourseGoes(boolean together) {
        RuleSet rules = RuleFiles.shipped("kalah");
        Strategy dice = new Strategy(Strategy.Kind.RANDOM, 0);
        List<Move> all = Exhibition.moves(rules, dice, dice, 1, 1);
        Course whole = Courses.play(rules, Optional.empty(), all).course();
        Course begun = Courses.play(rules, Optional.empty(), all.subList(0, 3)).course();
        Chart chart = Chart.of(ChartKind.LEAD, Spacing.TURN, List.of(begun, whole));
        VisibleChart shown = new VisibleChart(chart, together ? VisibleChart.all(chart) : List.of(0));
        shown.reveal(chart.size());
        Ticks.Along axis = new Ticks.Along(shown, 0);
        axis.setRange(0, all.size());
        Graphics2D g = new BufferedImage(1000, 300, BufferedImage.TYPE_INT_ARGB).createGraphics();
        List<NumberTick> ticks =
                axis.refreshTicks(g, new AxisState(), new Rectangle2D.Double(0, 0, 1000, 250), RectangleEdge.BOTTOM);
        g.dispose();
        NumberTick last = ticks.get(ticks.size() - 1);
        assertThat(all).hasSizeGreaterThan(20);
        assertThat(last.getValue()).isGreaterThan(all.size() - 11.0);
        assertThat(last.getText()).isEqualTo(Integer.toString((int) last.getValue()));
    }
}
