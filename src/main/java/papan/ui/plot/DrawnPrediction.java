package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.util.List;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import papan.analysis.CourseChart;
import papan.ui.common.Paints;

/**
 * What somebody has drawn before the truth is shown, over the numbers of a plot.
 *
 * @param open whether it is still being drawn
 * @param column which line it is about
 */
public record DrawnPrediction(LinePen pen, boolean open, int column) {
    private static final double WIDTH = 5;
    private static final int LINE = 1;
    private static final int GAP = 2;

    /** Puts it over the numbers of a chart. */
    void put(XYPlot plot, Content content) {
        put(plot, content.look());
        if (!open) {
            plot.setDataset(GAP, gap(content.shown()));
            plot.setRenderer(GAP, gauge(content.look()));
        }
    }

    /** Puts it on a plot, and the pen with it while it is drawn. */
    void put(XYPlot plot, ChartLook look) {
        XYSeriesCollection both =
                new XYSeriesCollection(series("line", pen.line().values()));
        XYSeries point = new XYSeries("pen");
        if (open) {
            point.add(pen.row(), pen.value());
            plot.addDomainMarker(new ValueMarker(pen.row(), look.text(), ChartLook.line(1, 1)), Layer.BACKGROUND);
        }
        both.addSeries(point);
        plot.setDataset(LINE, both);
        plot.setRenderer(LINE, pencil());
    }

    /** Takes off a plot what was predicted. */
    static void clear(XYPlot plot) {
        plot.setDataset(LINE, null);
        plot.setDataset(GAP, null);
    }

    /** A line by rows, with a gap where there is no number. */
    static XYSeries series(String name, List<Double> values) {
        XYSeries line = new XYSeries(name);
        for (int row = 0; row < values.size(); row++) {
            line.add(row, values.get(row).doubleValue());
        }
        return line;
    }

    static BasicStroke stroke() {
        return new BasicStroke(ChartLook.px(WIDTH), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    private static XYLineAndShapeRenderer pencil() {
        XYLineAndShapeRenderer pencil = LineContent.lines();
        pencil.setSeriesStroke(0, stroke());
        dot(pencil, 0, 4);
        dot(pencil, 1, 7);
        pencil.setSeriesPaint(0, Paints.colour("Papan.Chart.pencil"));
        pencil.setSeriesPaint(1, Paints.colour("Papan.Chart.pencil"));
        return pencil;
    }

    /** Marks each point, so that a beginning alone is to be seen too. */
    static void dot(XYLineAndShapeRenderer renderer, int series, double radius) {
        double size = ChartLook.px(radius);
        renderer.setSeriesShapesVisible(series, true);
        renderer.setSeriesShape(series, new Ellipse2D.Double(-size, -size, 2 * size, 2 * size));
    }

    /** Where truth and prediction lie furthest apart. */
    private XYIntervalSeriesCollection gap(VisibleChart shown) {
        XYIntervalSeries gaps = new XYIntervalSeries("gap");
        if (shown.data(0) instanceof CourseChart chart) {
            pen.line().largestGap(chart, column, shown.upTo(0)).ifPresent(gap -> {
                double x = gap.row();
                gaps.add(x, x, x, gap.actual(), gap.predicted(), gap.actual());
            });
        }
        XYIntervalSeriesCollection all = new XYIntervalSeriesCollection();
        all.addSeries(gaps);
        return all;
    }

    private static XYErrorRenderer gauge(ChartLook look) {
        XYErrorRenderer gauge = new XYErrorRenderer();
        gauge.setDrawXError(false);
        gauge.setSeriesShapesVisible(0, false);
        gauge.setCapLength(ChartLook.px(12));
        gauge.setErrorPaint(look.text());
        gauge.setErrorStroke(new BasicStroke(ChartLook.px(2)));
        return gauge;
    }
}
