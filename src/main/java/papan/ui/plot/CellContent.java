package papan.ui.plot;

import java.awt.Font;
import java.awt.Paint;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.util.OptionalInt;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;

/** Content of which each row is a cell as wide as one of the axis, and not a point on it; bars and fields stand in it. */
abstract class CellContent extends Content {
    private final transient XYItemRenderer bars = new Bars(this);
    private double across = 1;
    private double upward = 1;
    /** The bar that was asked for last: a renderer asks for its four edges one by one. */
    private int series = -1;

    private int item;
    private transient Rectangle2D bar = new Rectangle2D.Double();

    CellContent(VisibleChart shown, ChartText words) {
        super(shown, words);
    }

    /** Where a bar or field stands, in the numbers of the axes. */
    abstract Rectangle2D bar(int series, int item);

    abstract Paint fill(int series, int item);

    /** What its edge is drawn with; nothing where it has none. */
    @Nullable
    Stroke edge(int series, int item) {
        return null;
    }

    Paint edgePaint(int series, int item) {
        return look().text();
    }

    /** What is written at it; nothing where there is no room for it. */
    @Nullable
    String label(int series, int item) {
        return null;
    }

    /** The colour of what is written. */
    Paint ink(int series, int item) {
        return look().text();
    }

    /** The type of what is written. */
    Font font(int series) {
        return look().axis();
    }

    /** How much of the horizontal axis so many pixels are. */
    final double across(double pixels) {
        return pixels * across;
    }

    /** How much of the vertical axis so many pixels are. */
    final double upward(double pixels) {
        return pixels * upward;
    }

    @Override
    void prepare(int from, double pixelAcross, double pixelUpward) {
        across = pixelAcross;
        upward = pixelUpward;
        series = -1;
    }

    @Override
    XYItemRenderer renderer() {
        return bars;
    }

    @Override
    boolean hasLegend() {
        return true;
    }

    @Override
    double xOf(int row) {
        return row + 0.5;
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        return super.rowAt(Math.floor(x), y);
    }

    private Rectangle2D kept(int ofSeries, int ofItem) {
        if (ofSeries != series || ofItem != item) {
            bar = bar(ofSeries, ofItem);
            series = ofSeries;
            item = ofItem;
        }
        return bar;
    }

    @Override
    public Number getX(int series, int item) {
        return kept(series, item).getCenterX();
    }

    @Override
    public Number getY(int series, int item) {
        return kept(series, item).getMaxY();
    }

    @Override
    public Number getStartX(int series, int item) {
        return kept(series, item).getMinX();
    }

    @Override
    public Number getEndX(int series, int item) {
        return kept(series, item).getMaxX();
    }

    @Override
    public Number getStartY(int series, int item) {
        return kept(series, item).getMinY();
    }
}
