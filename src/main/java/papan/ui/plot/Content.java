package papan.ui.plot;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.data.Range;
import org.jfree.data.xy.AbstractIntervalXYDataset;
import papan.chart.ChartText;

/**
 * One form of chart for JFreeChart: its numbers as a data set, the renderer that draws them, and its axes. The numbers are
 * those of a {@link VisibleChart}, so nothing beyond the cursor is among them.
 */
abstract class Content extends AbstractIntervalXYDataset {
    private final transient VisibleChart shown;
    private transient ChartText words;
    private transient ChartLook look = ChartLook.current(0);

    Content(VisibleChart shown, ChartText words) {
        this.shown = shown;
        this.words = words;
    }

    final VisibleChart shown() {
        return shown;
    }

    final ChartText words() {
        return words;
    }

    final ChartLook look() {
        return look;
    }

    /** What draws it; always the same. */
    abstract XYItemRenderer renderer();

    /** The axis below. */
    NumberAxis domainAxis() {
        return new Ticks.Along(shown, 0);
    }

    /** The axis at the left; it may name things in words. */
    abstract NumberAxis rangeAxis();

    Range domain() {
        return Extent.domain(shown);
    }

    Range range() {
        return Extent.range(shown);
    }

    /** Takes colours and type, and gives the renderer its paints. */
    void dress(ChartLook next) {
        look = next;
    }

    /** Puts up lines that stand for a number of the axes. */
    void mark(XYPlot plot) {}

    /**
     * Called before each drawing: the data set has as many items from now on as can be told apart.
     *
     * @param from the first row that is needed; what lies before it is not looked at by whoever asked
     * @param across how much of the horizontal axis is a pixel
     * @param upward how much of the vertical axis is a pixel
     */
    void prepare(int from, double across, double upward) {}

    /** Whether rows are drawn from left to right, and none changes when another one comes after it. */
    boolean goesOn() {
        return false;
    }

    /** How many rows there are to draw, where {@link #goesOn}. */
    final int rows() {
        return shown.rows(entry());
    }

    /** The first of the rule sets that are drawn. */
    final int entry() {
        return shown.entries().get(0);
    }

    /** Paints names and numbers at the ends of lines. */
    void paintBeside(Graphics2D g, PlotArea sheet) {}

    /** What colours and strokes mean: for a line above several drawings, or beside one that {@link #hasLegend}. */
    List<LegendItem> legend() {
        List<LegendItem> items = new ArrayList<>();
        for (int series = 0; series < getSeriesCount(); series++) {
            items.add(renderer().getLegendItem(0, series));
        }
        return items;
    }

    /** Whether a single drawing has its legend beside it; otherwise names stand where lines end. */
    boolean hasLegend() {
        return false;
    }

    /** Whether this is one of several drawings that share a legend. */
    final boolean isOneOfMany() {
        return shown.chart().entries().size() > shown.entries().size();
    }

    /** The width in pixels that is needed at the right for {@link #paintBeside}, whatever the numbers. */
    float widthBeside(FontMetrics metrics) {
        return ChartLook.px(8);
    }

    /** Whether names at the ends of lines stand beside what can be drawn on. */
    boolean namesStandAside() {
        return false;
    }

    /** Whether the cursor is a place on the horizontal axis. */
    boolean hasCursorLine() {
        return false;
    }

    /** Where a row lies on the horizontal axis. */
    double xOf(int row) {
        return row;
    }

    /** The row at a place between the axes, if it has been seen. */
    OptionalInt rowAt(double x, double y) {
        int row = (int) Math.max(0, Math.min(Math.round(x), shown.seenRows() - 1L));
        return OptionalInt.of(row);
    }

    /** Called when other numbers are shown. */
    void forget() {}

    /** The words have changed: axes may name things. */
    void setWords(ChartText next) {
        words = next;
    }

    /** Tells the chart, once, that something has changed. */
    final void changed() {
        fireDatasetChanged();
    }

    @Override
    public int getItemCount(int series) {
        return rows();
    }

    @Override
    public Number getX(int series, int item) {
        return xOf(item);
    }

    @Override
    public Number getStartX(int series, int item) {
        return getX(series, item);
    }

    @Override
    public Number getEndX(int series, int item) {
        return getX(series, item);
    }

    @Override
    public Number getStartY(int series, int item) {
        return getY(series, item);
    }

    @Override
    public Number getEndY(int series, int item) {
        return getY(series, item);
    }

    /** What a series is called in a legend. */
    @Override
    public abstract String getSeriesKey(int series);
}
