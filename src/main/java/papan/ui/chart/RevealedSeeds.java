package papan.ui.chart;

import org.jfree.data.xy.AbstractXYDataset;
import org.jfree.data.xy.TableXYDataset;
import papan.analysis.Part;
import papan.analysis.SeedCurve;
import papan.analysis.Spacing;

/**
 * What the chart may know of a curve: its points up to the cursor. Items beyond it do not exist here. One series for
 * each {@link Part}, from the bottom to the top; an item is a point, and its x is the point's number.
 */
final class RevealedSeeds extends AbstractXYDataset implements TableXYDataset {
    private static final Part[] PARTS = Part.values();

    private SeedCurve curve;
    private Spacing spacing = Spacing.SEED;
    private int cursor;
    /** The furthest cursor that has been seen of this curve; going back does not shrink the axis. */
    private int furthest;

    RevealedSeeds(SeedCurve curve) {
        this.curve = curve;
    }

    /** Shows another curve; what has been seen of the one before is forgotten. Tells nobody. */
    void load(SeedCurve next) {
        curve = next;
        cursor = 0;
        furthest = 0;
    }

    /** Reveals as much as a cursor allows. Tells nobody. */
    void reveal(int to) {
        cursor = to;
        furthest = Math.max(furthest, to);
    }

    /** Chooses which points there are. Tells nobody. */
    void space(Spacing next) {
        spacing = next;
    }

    /** Tells the chart, once, that something has changed. */
    void changed() {
        fireDatasetChanged();
    }

    SeedCurve curve() {
        return curve;
    }

    Spacing spacing() {
        return spacing;
    }

    int cursor() {
        return cursor;
    }

    /** The x of the cursor. */
    int here() {
        return curve.pointOf(spacing, cursor);
    }

    /** The x of a cursor that has been revealed. */
    int pointOf(int revealed) {
        return curve.pointOf(spacing, Math.min(revealed, cursor));
    }

    /** The largest x that has been seen. */
    int seen() {
        return curve.pointOf(spacing, furthest);
    }

    /** The cursor to which an x leads, not beyond what has been seen. */
    int cursorAt(double x) {
        int point = (int) Math.max(0, Math.min(Math.round(x), seen()));
        return curve.cursorOf(spacing, point, furthest);
    }

    int seeds(Part part, int item) {
        return curve.seeds(part, curve.cursorOf(spacing, item, cursor));
    }

    @Override
    public int getItemCount() {
        return here() + 1;
    }

    @Override
    public int getItemCount(int series) {
        return getItemCount();
    }

    @Override
    public int getSeriesCount() {
        return PARTS.length;
    }

    @Override
    public Part getSeriesKey(int series) {
        return PARTS[series];
    }

    @Override
    public Number getX(int series, int item) {
        return item;
    }

    @Override
    public Number getY(int series, int item) {
        return seeds(PARTS[series], item);
    }

    @Override
    public double getXValue(int series, int item) {
        return item;
    }

    @Override
    public double getYValue(int series, int item) {
        return seeds(PARTS[series], item);
    }
}
