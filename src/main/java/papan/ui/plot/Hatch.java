package papan.ui.plot;

import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.MultipleGradientPaint.CycleMethod;
import java.awt.Paint;
import java.awt.geom.Point2D;
import papan.ui.common.Paints;

/**
 * Lines at 45° as a paint, so that everything that is filled can be told apart without colour. A gradient that repeats is
 * sharp at any scale, and in SVG files too, where a tile of pixels would not be.
 */
final class Hatch {
    private static final float OPACITY = 110f / 255;
    /** Half the way from a line's colour to the ground's, at zoom 1, so that edges are smooth. */
    private static final double SOFT = 0.45;

    private Hatch() {}

    /** A colour with paler lines over it. */
    static Paint over(Color fill, Color lines, int slope) {
        return of(fill, Paints.mix(lines, fill, OPACITY), slope, 7, 1.25);
    }

    /** Lines with nothing between them. */
    static Paint lines(Color colour, int slope, double apart, double width) {
        return of(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 0), colour, slope, apart, width);
    }

    /**
     * Lines on a ground.
     *
     * @param slope 1 for lines that rise to the right, −1 for lines that fall
     * @param apart the distance of two lines along the horizontal, at zoom 1
     */
    static Paint of(Color ground, Color line, int slope, double apart, double width) {
        float half = ChartLook.px(apart) / 2;
        double period = apart / Math.sqrt(2);
        float inner = (float) Math.max(0.001, (width / 2 - SOFT) / period);
        float outer = (float) ((width / 2 + SOFT) / period);
        return new LinearGradientPaint(
                new Point2D.Float(0, 0),
                new Point2D.Float(half, slope * half),
                new float[] {0, inner, outer, 1 - outer, 1 - inner, 1},
                new Color[] {line, line, ground, ground, line, line},
                CycleMethod.REPEAT);
    }
}
