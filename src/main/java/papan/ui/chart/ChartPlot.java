package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.PlotState;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.replay.Mark;

/** A content with its axes and what stands around them: marks above, the cursor, what the axis below counts. */
final class ChartPlot extends XYPlot {
    private final transient Content content;
    private final transient MarkRow marks;
    private transient ChartText words;
    private transient Optional<DrawnPrediction> sketch = Optional.empty();
    private boolean kept;
    private transient Optional<Strip> strip = Optional.empty();
    private transient ChartLook look = ChartLook.current(0);

    ChartPlot(Content content, ChartText words) {
        // Without a renderer there would be no lines at the ticks; what it would draw, the content draws.
        super(content.shown(), content.domainAxis(), content.rangeAxis(), new XYLineAndShapeRenderer());
        this.content = content;
        this.words = words;
        this.marks = new MarkRow(content);
        setAxisOffset(RectangleInsets.ZERO_INSETS);
        setOutlineVisible(false);
        setBackgroundPaint(null);
        setDomainGridlinesVisible(false);
        setRangeGridlinesVisible(!(getRangeAxis() instanceof Ticks.Names));
        getRangeAxis().setAxisLineVisible(false);
        getRangeAxis().setTickMarksVisible(false);
        getDomainAxis().setTickMarksVisible(content.hasCursorLine());
        content.setWords(words);
        fit();
    }

    Content content() {
        return content;
    }

    void setWords(ChartText next) {
        words = next;
        content.setWords(next);
    }

    /** Takes the marks of another timeline. */
    void setMarks(List<Mark> next) {
        marks.load(next);
    }

    /** Keeps what has been drawn as pixels: for a screen, not for files. */
    void keepPixels() {
        strip = Optional.of(new Strip());
    }

    /** How everything here is drawn. */
    static void smooth(Graphics2D g) {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    /** Draws over it what somebody predicts. */
    void setSketch(Optional<DrawnPrediction> next) {
        sketch = next;
    }

    /** A picture that is kept has no moment that is now. */
    void keep() {
        kept = true;
    }

    /** Makes the axes reach as far as what has been seen. Tells nobody. */
    void fit() {
        getDomainAxis().setRange(content.domain(), true, false);
        getRangeAxis().setRange(content.range(), true, false);
    }

    /** Takes colours, type and sizes from the theme; {@code metrics} measures the type of the labels. */
    void dress(ChartLook next, FontMetrics metrics) {
        look = next;
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
        setRangeGridlinePaint(next.line());
        setRangeGridlineStroke(new BasicStroke(ChartLook.px(1)));
        double top = content.hasCursorLine() ? MarkRow.height(next) : ChartLook.px(14);
        double right = content.widthBeside(words, metrics);
        setInsets(new RectangleInsets(top, ChartLook.px(2), ChartLook.px(4) + foot(), right));
    }

    /** What is counted below stands on the line of the numbers, at the right, where labels leave room; else below it. */
    private double foot() {
        return content.hasCursorLine() ? 0 : look.axis().getSize2D() * 1.5;
    }

    /** The row at a place in pixels, if it has been seen. */
    OptionalInt rowAt(Rectangle2D data, double x, double y) {
        PlotArea sheet = sheet(data);
        return content.rowAt(sheet.atX(x), sheet.atY(y));
    }

    PlotArea sheet(Rectangle2D data) {
        return new PlotArea(data, getDomainAxis().getRange(), getRangeAxis().getRange());
    }

    @Override
    public boolean render(
            Graphics2D g2, Rectangle2D dataArea, int index, PlotRenderingInfo info, CrosshairState crosshairState) {
        Graphics2D g = (Graphics2D) g2.create();
        smooth(g);
        PlotArea sheet = sheet(dataArea);
        if (strip.isPresent() && content.goesOn() && content.rows() > Strip.LONG) {
            strip.get().paint(g, content, sheet, look, words);
        } else {
            content.paint(g, sheet, look, words, 0);
        }
        sketch.ifPresent(drawn -> drawn.paint(g, sheet, content, look));
        g.dispose();
        return true;
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
        if (data == null || data.getWidth() < 1 || data.getHeight() < 1) {
            return;
        }
        Graphics2D g = (Graphics2D) g2.create();
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        PlotArea sheet = sheet(data);
        if (content.hasCursorLine()) {
            marks.paint(g, look, sheet);
            if (!kept) {
                cursor(g, sheet);
            }
        }
        boolean drawing = sketch.filter(hand -> hand.pen() >= 0).isPresent();
        if (!drawing) {
            // Where somebody draws, names would stand in the way.
            content.paintBeside(g, sheet, look, words);
        }
        title(g, area, data);
        g.dispose();
    }

    private void cursor(Graphics2D g, PlotArea sheet) {
        int first = content.shown().entries().get(0);
        double x = sheet.x(content.xOf(content.shown().here(first).orElse(0)));
        g.setColor(look.text());
        g.setStroke(new BasicStroke(ChartLook.px(2)));
        g.draw(new Line2D.Double(x, sheet.area().getY(), x, sheet.area().getMaxY() + ChartLook.px(3)));
    }

    /** What the horizontal axis counts. */
    private void title(Graphics2D g, Rectangle2D area, Rectangle2D data) {
        g.setFont(look.axis());
        g.setColor(look.quiet());
        FontMetrics metrics = g.getFontMetrics();
        String title = words.axis(
                content.shown().chart().kind(), content.shown().chart().spacing());
        double right = area.getMaxX() - metrics.stringWidth(title) - ChartLook.px(4);
        double numbers = data.getMaxY() + ChartLook.px(4) + metrics.getAscent();
        if (content.hasCursorLine()) {
            g.drawString(title, (float) Math.min(data.getMaxX() + ChartLook.px(18), right), (float) numbers);
        } else {
            double middle = data.getCenterX() - metrics.stringWidth(title) / 2.0;
            double below = numbers + metrics.getHeight() * 1.1;
            g.drawString(title, (float) Math.max(area.getX(), Math.min(middle, right)), (float) below);
        }
    }
}
