package papan.ui.chart;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import papan.analysis.Part;

/**
 * The edges of the bands in pixels. Where many points share a pixel only those with the fullest and emptiest hand are
 * kept, so that a long match is drawn as fast as a short one and looks the same.
 */
final class Outline {
    private final double[] xs;
    /** By edge, from the bottom of the lowest band to the top of the highest. */
    private final double[][] ys;

    private Outline(double[] xs, double[][] ys) {
        this.xs = xs;
        this.ys = ys;
    }

    static Outline of(RevealedSeeds seeds, Rectangle2D area, double extent) {
        int[] items = items(seeds, area.getWidth() / extent);
        Part[] parts = Part.values();
        double[] xs = new double[items.length];
        double[][] ys = new double[parts.length + 1][items.length];
        double height = area.getHeight() / Math.max(1, seeds.curve().total());
        for (int k = 0; k < items.length; k++) {
            xs[k] = area.getX() + items[k] * area.getWidth() / extent;
            int below = 0;
            ys[0][k] = area.getMaxY();
            for (int p = 0; p < parts.length; p++) {
                below += seeds.seeds(parts[p], items[k]);
                ys[p + 1][k] = area.getMaxY() - below * height;
            }
        }
        return new Outline(xs, ys);
    }

    /** The whole of a band. */
    Shape band(Part part) {
        Path2D path = floor(part);
        double[] top = ys[part.index() + 1];
        for (int k = xs.length - 1; k >= 0; k--) {
            path.lineTo(xs[k], top[k]);
        }
        path.closePath();
        return path;
    }

    /** The lower edge of a band, from left to right. */
    Path2D floor(Part part) {
        double[] bottom = ys[part.index()];
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * xs.length + 2);
        path.moveTo(xs[0], bottom[0]);
        for (int k = 1; k < xs.length; k++) {
            path.lineTo(xs[k], bottom[k]);
        }
        return path;
    }

    private static int[] items(RevealedSeeds seeds, double pixelsEach) {
        int count = seeds.getItemCount();
        int perPixel = (int) Math.floor(1 / pixelsEach);
        if (perPixel < 4) {
            int[] all = new int[count];
            Arrays.setAll(all, i -> i);
            return all;
        }
        int[] kept = new int[4 * (count / perPixel + 1)];
        int n = 0;
        for (int from = 0; from < count; from += perPixel) {
            int to = Math.min(from + perPixel, count);
            int fullest = from;
            int emptiest = from;
            for (int i = from; i < to; i++) {
                fullest = seeds.seeds(Part.HANDS, i) > seeds.seeds(Part.HANDS, fullest) ? i : fullest;
                emptiest = seeds.seeds(Part.HANDS, i) < seeds.seeds(Part.HANDS, emptiest) ? i : emptiest;
            }
            kept[n++] = from;
            kept[n++] = Math.min(fullest, emptiest);
            kept[n++] = Math.max(fullest, emptiest);
            kept[n++] = to - 1;
        }
        return Arrays.copyOf(kept, n);
    }
}
