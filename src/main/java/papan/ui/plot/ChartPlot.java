package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.event.PlotChangeEvent;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.PlotState;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleInsets;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.replay.Mark;

/**
 * A content between its axes. JFreeChart draws axes, lines at the ticks, the numbers, the cursor and predictions; what it
 * would clip is added here: marks above, and names where lines end.
 */
final class ChartPlot extends XYPlot {
    private final transient Content content;
    private final transient MarkRow marks;
    private final transient Optional<LegendTitle> legend;
    private final ValueMarker cursor = new ValueMarker(0);
    private transient ChartText words;
    private transient Optional<DrawnPrediction> sketch = Optional.empty();
    private boolean kept;
    private boolean quiet;
    private transient Optional<Strip> strip = Optional.empty();
    private transient ChartLook look = ChartLook.current(0);

    ChartPlot(Content content, ChartText words) {
        super(content, content.domainAxis(), content.rangeAxis(), content.renderer());
        this.content = content;
        this.words = words;
        this.marks = new MarkRow(content);
        this.legend = content.hasLegend() && !content.isOneOfMany()
                ? Optional.of(ChartLegend.beside(this))
                : Optional.empty();
        setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        setRangeGridlinesVisible(!(getRangeAxis() instanceof Ticks.Names));
        getDomainAxis().setTickMarksVisible(content.hasCursorLine());
        content.setWords(words);
        fit();
    }

    Content content() {
        return content;
    }

    /** The legend beside it, if names do not stand where lines end. */
    Optional<LegendTitle> legend() {
        return legend;
    }

    @Override
    public LegendItemCollection getLegendItems() {
        LegendItemCollection items = new LegendItemCollection();
        content.legend().forEach(items::add);
        return items;
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

    /** Draws over it what somebody predicts. */
    void setSketch(Optional<DrawnPrediction> next) {
        sketch = next;
        quietly(this::mark);
    }

    /** A picture that is kept has no moment that is now. */
    void keep() {
        kept = true;
        quietly(this::mark);
    }

    /** Shows as much as a cursor of the first rule set allows. Tells the chart once. */
    void reveal(int cursor) {
        content.shown().reveal(cursor);
        quietly(() -> {
            fit();
            point();
            // How far truth and prediction lie apart is told as far as both are there.
            sketch.ifPresent(hand -> mark());
        });
        content.changed();
    }

    /** Makes the axes reach as far as what has been seen. Tells nobody. */
    void fit() {
        getDomainAxis().setRange(content.domain(), true, false);
        getRangeAxis().setRange(content.range(), true, false);
    }

    /** Puts up what stands over the numbers: the cursor, what is predicted, and lines of the content's own. */
    private void mark() {
        clearDomainMarkers();
        clearRangeMarkers();
        content.mark(this);
        DrawnPrediction.clear(this);
        sketch.ifPresent(hand -> hand.put(this, content));
        if (content.hasCursorLine() && !kept) {
            cursor.setPaint(look.text());
            cursor.setStroke(new BasicStroke(ChartLook.px(2)));
            addDomainMarker(cursor);
        }
        point();
    }

    /** Moves the cursor to where it is now. */
    private void point() {
        if (content.hasCursorLine()) {
            cursor.setValue(content.xOf(content.shown().here(content.entry()).orElse(0)));
        }
        boolean below = getRangeAxis().getLowerBound() < 0;
        if (below != isRangeZeroBaselineVisible()) {
            setRangeZeroBaselineVisible(below);
        }
    }

    /** Changes several things, and tells of them at most once, afterwards. */
    private void quietly(Runnable changes) {
        quiet = true;
        changes.run();
        quiet = false;
    }

    @Override
    public void notifyListeners(PlotChangeEvent event) {
        if (!quiet) {
            super.notifyListeners(event);
        }
    }

    /** Takes colours, type and sizes from the theme; {@code metrics} measures the type of the labels. */
    void dress(ChartLook next, FontMetrics metrics) {
        quietly(() -> wear(next, metrics));
        fireChangeEvent();
    }

    private void wear(ChartLook next, FontMetrics metrics) {
        look = next;
        content.dress(next);
        legend.ifPresent(each -> ChartLegend.dress(each, next));
        next.dress(this);
        double top = content.hasCursorLine() ? MarkRow.height(next) : ChartLook.px(14);
        double right = content.widthBeside(metrics);
        setInsets(new RectangleInsets(top, ChartLook.px(2), ChartLook.px(4), right));
        getDomainAxis().setLabel(title());
        if (getDomainAxis() instanceof Ticks.Along along) {
            along.setRoom(right);
        }
        mark();
    }

    /** What the horizontal axis counts. */
    private String title() {
        var chart = content.shown().chart();
        return words.axis(chart.kind(), chart.spacing());
    }

    /** The row at a place in pixels, if it has been seen. */
    OptionalInt rowAt(Rectangle2D data, double x, double y) {
        PlotArea sheet = sheet(data);
        return content.rowAt(sheet.atX(x), sheet.atY(y));
    }

    PlotArea sheet(Rectangle2D data) {
        return new PlotArea(this, data);
    }

    /** The numbers as the renderers draw them; of a long course on a screen only what has not been drawn. */
    @Override
    public boolean render(
            Graphics2D g2, Rectangle2D dataArea, int index, PlotRenderingInfo info, CrosshairState crosshairState) {
        if (index == 0 && strip.isPresent() && content.goesOn() && content.rows() > Strip.LONG) {
            strip.get().paint(g2, content, sheet(dataArea), look, (g, from) -> numbers(g, dataArea, from));
            return true;
        }
        return index == 0 ? numbers(g2, dataArea, 0) : super.render(g2, dataArea, index, null, crosshairState);
    }

    private boolean numbers(Graphics2D g, Rectangle2D area, int from) {
        double across = getDomainAxis().getRange().getLength() / area.getWidth();
        double upward = getRangeAxis().getRange().getLength() / area.getHeight();
        content.prepare(from, across, upward);
        // Whoever asks what is under the pointer asks the axes: a press anywhere above a point means this point.
        return super.render(g, area, 0, null, new CrosshairState());
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
        if (content.hasCursorLine()) {
            marks.paint(g, look, sheet(data));
        }
        boolean drawing = sketch.filter(DrawnPrediction::open).isPresent();
        if (!drawing || content.namesStandAside()) {
            // Where somebody draws, names would stand in the way.
            content.paintBeside(g, sheet(data));
        }
        g.dispose();
    }
}
