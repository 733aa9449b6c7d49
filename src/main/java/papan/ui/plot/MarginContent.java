package papan.ui.plot;

import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import papan.analysis.ChartData;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * How rounds end: a bar for each margin, those that the first player lost at the left of the middle, hatched, and those
 * won at the right. Several rule sets are drawn as lines.
 */
final class MarginContent extends CellContent {
    private final transient XYLineAndShapeRenderer lines = LineContent.lines();

    MarginContent(VisibleChart shown, ChartText words) {
        super(shown, words);
    }

    @Override
    XYItemRenderer renderer() {
        return shown().overlays() ? lines : super.renderer();
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(0, number -> Integer.toString(number).replace('-', '−'));
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Share();
    }

    @Override
    boolean hasLegend() {
        return shown().overlays();
    }

    /** Several drawings have their names above them. */
    @Override
    List<LegendItem> legend() {
        return shown().overlays() ? super.legend() : List.of();
    }

    @Override
    void dress(ChartLook next) {
        super.dress(next);
        for (int series = 0; series < getSeriesCount(); series++) {
            lines.setSeriesPaint(series, next.entry(entry(series)), false);
            lines.setSeriesStroke(series, ChartLook.line(entry(series), 2.6), false);
        }
        lines.setLegendLine(ChartLegend.line());
    }

    @Override
    void mark(XYPlot plot) {
        plot.addDomainMarker(new ValueMarker(0, look().text(), ChartLook.line(0, 1)), Layer.FOREGROUND);
    }

    private int entry(int series) {
        return shown().entries().get(series);
    }

    private ChartData data(int series) {
        return shown().data(entry(series));
    }

    @Override
    public int getSeriesCount() {
        return shown().entries().size();
    }

    @Override
    public String getSeriesKey(int series) {
        return words().rules(shown().chart().entries().get(entry(series)).rules());
    }

    @Override
    public int getItemCount(int series) {
        return data(series).rows(0);
    }

    @Override
    double xOf(int row) {
        return data(0).number(row, 0);
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        if (getItemCount(0) == 0) {
            return OptionalInt.empty();
        }
        long row = Math.round(x) - data(0).number(0, 0);
        return row < 0 || row >= getItemCount(0) ? OptionalInt.empty() : OptionalInt.of((int) row);
    }

    @Override
    Rectangle2D bar(int series, int item) {
        double width = across(ChartLook.px(4)) < 1 ? 0.8 : 1;
        double middle = data(series).number(item, 0);
        return new Rectangle2D.Double(middle - width / 2, 0, width, data(series).value(item, 0, 0));
    }

    @Override
    Paint fill(int series, int item) {
        int margin = data(series).number(item, 0);
        if (margin == 0) {
            return look().quiet();
        }
        return margin > 0 ? look().side(Side.SOUTH) : Hatch.over(look().side(Side.NORTH), look().hatch(), -1);
    }
}
