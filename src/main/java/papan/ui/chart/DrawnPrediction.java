package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
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
import papan.analysis.Prediction;
import papan.ui.common.Paints;

/**
 * What somebody has drawn over a chart before the truth is shown.
 *
 * @param prediction what was drawn
 * @param pen the row at which the keyboard draws; −1 once the truth is shown
 * @param column which line it is about
 */
record DrawnPrediction(Prediction prediction, int pen, int column) {
    private static final double WIDTH = 5;
    private static final int LINE = 1;
    private static final int GAP = 2;

    /** Puts it over the numbers of a plot. */
    void put(XYPlot plot, Content content) {
        plot.setDataset(LINE, line(content));
        plot.setRenderer(LINE, pencil());
        if (pen >= 0) {
            ValueMarker here = new ValueMarker(content.xOf(pen), content.look().text(), ChartLook.line(1, 1));
            plot.addDomainMarker(here, Layer.BACKGROUND);
        } else {
            plot.setDataset(GAP, gap(content));
            plot.setRenderer(GAP, gauge(content.look()));
        }
    }

    /** Takes off a plot what was predicted. */
    static void clear(XYPlot plot) {
        plot.setDataset(LINE, null);
        plot.setDataset(GAP, null);
    }

    /** The line, with a gap where nothing was drawn, and the pen. */
    private XYSeriesCollection line(Content content) {
        XYSeries line = new XYSeries("line");
        XYSeries point = new XYSeries("pen");
        for (int row = 0; row < prediction.values().size(); row++) {
            line.add(content.xOf(row), prediction.values().get(row).doubleValue());
        }
        if (pen >= 0) {
            double value = prediction.values().get(pen);
            point.add(content.xOf(pen), Double.isNaN(value) ? 0 : value);
        }
        XYSeriesCollection both = new XYSeriesCollection(line);
        both.addSeries(point);
        return both;
    }

    private static XYLineAndShapeRenderer pencil() {
        XYLineAndShapeRenderer pencil = LineContent.lines();
        double size = ChartLook.px(7);
        pencil.setSeriesStroke(0, new BasicStroke(ChartLook.px(WIDTH), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pencil.setSeriesShapesVisible(1, true);
        pencil.setSeriesShape(1, new Ellipse2D.Double(-size, -size, 2 * size, 2 * size));
        pencil.setSeriesPaint(0, Paints.colour("Papan.Chart.pencil"));
        pencil.setSeriesPaint(1, Paints.colour("Papan.Chart.pencil"));
        return pencil;
    }

    /** Where truth and prediction lie furthest apart. */
    private XYIntervalSeriesCollection gap(Content content) {
        XYIntervalSeries gaps = new XYIntervalSeries("gap");
        VisibleChart shown = content.shown();
        if (shown.data(0) instanceof CourseChart chart) {
            prediction.largestGap(chart, column, shown.upTo(0)).ifPresent(gap -> {
                double x = content.xOf(gap.row());
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
