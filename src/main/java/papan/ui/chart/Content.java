package papan.ui.chart;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import papan.chart.ChartText;

/** What one form of chart draws between and beside its axes. */
abstract class Content {
    private final VisibleChart shown;

    Content(VisibleChart shown) {
        this.shown = shown;
    }

    VisibleChart shown() {
        return shown;
    }

    /** The axis below. */
    abstract NumberAxis domainAxis();

    /** The axis at the left; it may name things in words. */
    abstract NumberAxis rangeAxis();

    Range domain() {
        return Extent.domain(shown);
    }

    Range range() {
        return Extent.range(shown);
    }

    /**
     * Paints between the axes.
     *
     * @param from the first row that is needed; what lies before it is not looked at by whoever asked
     */
    abstract void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from);

    /** Whether rows are drawn from left to right, and none changes when another one comes after it. */
    boolean goesOn() {
        return false;
    }

    /** How many rows there are to draw, where {@link #goesOn}. */
    int rows() {
        return shown.rows(shown.entries().get(0));
    }

    /** Paints what stands beside the axes: names and numbers. */
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {}

    /** What colours and strokes mean: for a line above several drawings, which then have no room for names. */
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        return List.of();
    }

    /** Whether this is one of several drawings that share a legend. */
    boolean isOneOfMany() {
        return shown.chart().entries().size() > shown.entries().size();
    }

    /** The width in pixels that is needed at the right, whatever the numbers. */
    float widthBeside(ChartText words, FontMetrics metrics) {
        return ChartLook.px(12);
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
    void setWords(ChartText words) {}
}
