package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.geom.Ellipse2D;
import java.util.OptionalInt;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import papan.chart.ChartText;

/** The first player's share under each rule set: a dot, and around it the interval in which it lies at 95 %. */
final class IntervalContent extends Content {
    private static final int LOW = 0;
    private static final int SHARE = 1;
    private static final int HIGH = 2;
    private static final int COUNT = 3;

    private final transient Ticks.Names names = new Ticks.Names();
    private final transient XYErrorRenderer renderer = new XYErrorRenderer();

    IntervalContent(VisibleChart shown, ChartText words) {
        super(shown, words);
        renderer.setDrawYError(false);
        renderer.setDefaultItemLabelsVisible(true);
        renderer.setDefaultItemLabelGenerator(
                (dataset, series, item) -> words().decimals(100 * dataset.getXValue(series, item), 1) + " %");
    }

    @Override
    XYItemRenderer renderer() {
        return renderer;
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Share();
    }

    @Override
    NumberAxis rangeAxis() {
        return names;
    }

    @Override
    void setWords(ChartText next) {
        super.setWords(next);
        names.setNames(shown().chart().entries().stream()
                .map(entry -> next.rules(entry.rules()))
                .toList());
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        int row = (int) (range().getUpperBound() - y);
        return row < 0 || row >= getSeriesCount() ? OptionalInt.empty() : OptionalInt.of(row);
    }

    @Override
    void dress(ChartLook next) {
        super.dress(next);
        double dot = ChartLook.px(8);
        renderer.setCapLength(ChartLook.px(18));
        double away = ChartLook.px(12);
        renderer.setItemLabelInsets(new RectangleInsets(away, away, away, away));
        renderer.setDefaultItemLabelFont(next.label(), false);
        renderer.setDefaultItemLabelPaint(next.text(), false);
        for (int series = 0; series < getSeriesCount(); series++) {
            renderer.setSeriesPaint(series, next.entry(series), false);
            renderer.setSeriesStroke(series, new BasicStroke(ChartLook.px(3)), false);
            renderer.setSeriesShape(series, new Ellipse2D.Double(-dot, -dot, 2 * dot, 2 * dot), false);
        }
    }

    /** Half of all rounds, and no number beyond the edge of the drawing. */
    @Override
    void mark(XYPlot plot) {
        plot.addDomainMarker(new ValueMarker(0.5, look().text(), ChartLook.line(1, 1.4)), Layer.BACKGROUND);
    }

    @Override
    void prepare(int from, double across, double upward) {
        double half = ChartLook.width(look().label(), "88.8 %") / 2 * across;
        for (int series = 0; series < getSeriesCount(); series++) {
            double share = shown().data(series).value(0, SHARE, 0);
            TextAnchor anchor = share - half < domain().getLowerBound()
                    ? TextAnchor.BOTTOM_LEFT
                    : share + half > domain().getUpperBound() ? TextAnchor.BOTTOM_RIGHT : TextAnchor.BOTTOM_CENTER;
            renderer.setSeriesPositiveItemLabelPosition(
                    series, new ItemLabelPosition(ItemLabelAnchor.OUTSIDE12, anchor), false);
        }
    }

    @Override
    public int getSeriesCount() {
        return shown().chart().entries().size();
    }

    @Override
    public String getSeriesKey(int series) {
        return words().rules(shown().chart().entries().get(series).rules());
    }

    /** None of rule sets of which nothing has been played. */
    @Override
    public int getItemCount(int series) {
        return shown().data(series).value(0, COUNT, 0) > 0 ? 1 : 0;
    }

    @Override
    public Number getX(int series, int item) {
        return shown().data(series).value(0, SHARE, 0);
    }

    @Override
    public Number getStartX(int series, int item) {
        return shown().data(series).value(0, LOW, 0);
    }

    @Override
    public Number getEndX(int series, int item) {
        return shown().data(series).value(0, HIGH, 0);
    }

    @Override
    public Number getY(int series, int item) {
        return getSeriesCount() - series - 0.5;
    }

    @Override
    float widthBeside(FontMetrics metrics) {
        return ChartLook.px(24);
    }
}
