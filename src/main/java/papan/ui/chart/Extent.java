package papan.ui.chart;

import papan.analysis.Spacing;

/**
 * How far the horizontal axis reaches. It grows by steps from what has been seen alone, so that it neither moves with
 * every seed nor tells how long the rest is.
 */
final class Extent {
    private static final double GROWTH = 1.5;

    private Extent() {}

    /** The end of the axis when points up to a number have been seen. */
    static int of(Spacing spacing, int seen) {
        double extent = spacing == Spacing.SEED ? 24 : 6;
        while (extent < seen) {
            extent = Math.ceil(extent * GROWTH);
        }
        return (int) extent;
    }
}
