package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.PlotState;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jspecify.annotations.Nullable;
import papan.replay.Mark;

/** The bands with what stands around them: marks above, the cursor, and words beside it. */
final class SeedPlot extends XYPlot {
    private final transient RevealedSeeds seeds;
    private final transient BandRenderer bands;
    private final transient BandLabels labels;
    private final transient MarkRow marks;
    private transient ChartWords words;
    private transient ChartLook look = ChartLook.current(0);

    SeedPlot(RevealedSeeds seeds, ChartWords words) {
        super(seeds, new Ticks.Course(seeds), new Ticks.Seeds(seeds), new BandRenderer(seeds));
        this.seeds = seeds;
        this.words = words;
        this.bands = (BandRenderer) getRenderer();
        this.labels = new BandLabels(seeds);
        this.marks = new MarkRow(seeds);
        setAxisOffset(RectangleInsets.ZERO_INSETS);
        setOutlineVisible(false);
        setBackgroundPaint(null);
        setDomainGridlinesVisible(false);
        setRangeGridlinesVisible(false);
        getRangeAxis().setAxisLineVisible(false);
        getRangeAxis().setTickMarksVisible(false);
        getDomainAxis().setTickMarksVisible(true);
        fit();
    }

    void setWords(ChartWords next) {
        words = next;
    }

    void setMarks(List<Mark> next) {
        marks.load(next);
    }

    /** Makes the axes reach as far as what has been seen. Tells nobody. */
    void fit() {
        axis(getDomainAxis(), Extent.of(seeds.spacing(), seeds.seen()));
        axis(getRangeAxis(), Math.max(1, seeds.curve().total()));
    }

    private static void axis(ValueAxis axis, double end) {
        axis.setRange(new org.jfree.data.Range(0, end), true, false);
    }

    /** Takes colours, type and sizes from the theme; {@code metrics} measures the type of the labels. */
    void dress(ChartLook next, FontMetrics metrics) {
        look = next;
        bands.setLook(next);
        for (ValueAxis axis : List.of(getDomainAxis(), getRangeAxis())) {
            axis.setTickLabelFont(next.axis());
            axis.setTickLabelPaint(next.quiet());
            axis.setAxisLinePaint(next.line());
            axis.setTickMarkPaint(next.line());
            axis.setAxisLineStroke(new BasicStroke(ChartLook.px(1)));
            axis.setTickMarkStroke(new BasicStroke(ChartLook.px(1)));
            axis.setTickMarkOutsideLength(ChartLook.px(4));
            axis.setTickLabelInsets(new RectangleInsets(ChartLook.px(2), 0, 0, ChartLook.px(6)));
        }
        double top = MarkRow.height(next);
        setInsets(new RectangleInsets(top, ChartLook.px(2), ChartLook.px(4), labels.width(words, metrics)));
    }

    @Override
    public void draw(
            Graphics2D g2,
            Rectangle2D area,
            @Nullable Point2D anchor,
            @Nullable PlotState parentState,
            @Nullable PlotRenderingInfo info) {
        PlotRenderingInfo drawn = info == null ? new PlotRenderingInfo(new ChartRenderingInfo()) : info;
        // The superclass trims the rectangle that it is given.
        super.draw(g2, (Rectangle2D) area.clone(), anchor, parentState, drawn);
        Rectangle2D data = drawn.getDataArea();
        Graphics2D g = (Graphics2D) g2.create();
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        double pixelsEach = data.getWidth() / getDomainAxis().getUpperBound();
        double x = data.getX() + seeds.here() * pixelsEach;
        marks.paint(g, look, data, pixelsEach);
        g.setColor(look.text());
        g.setStroke(new BasicStroke(ChartLook.px(2)));
        g.draw(new Line2D.Double(x, data.getY(), x, data.getMaxY() + ChartLook.px(3)));
        labels.paint(g, look, words, data, x);
        title(g, area, data);
        g.dispose();
    }

    /** What the horizontal axis counts, below the labels at the right, on the line of the numbers. */
    private void title(Graphics2D g, Rectangle2D area, Rectangle2D data) {
        g.setFont(look.axis());
        g.setColor(look.quiet());
        FontMetrics metrics = g.getFontMetrics();
        String title = words.axis(seeds.spacing());
        double right = area.getMaxX() - metrics.stringWidth(title) - ChartLook.px(4);
        double x = Math.min(data.getMaxX() + ChartLook.px(18), right);
        g.drawString(title, (float) x, (float) (data.getMaxY() + ChartLook.px(4) + metrics.getAscent()));
    }
}
