package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Lines at 45° over a shape, drawn rather than tiled so that they stay sharp at any scale and in any file. */
final class Hatch {
    private static final int OPACITY = 110;

    private Hatch() {}

    /** Paler lines over a filled shape. */
    static void over(Graphics2D g, Shape shape, Color colour, int slope) {
        lines(g, shape, new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), OPACITY), slope, 7, 1.25);
    }

    /**
     * Lines over a shape.
     *
     * @param slope 1 for lines that rise to the right, −1 for lines that fall
     * @param apart the distance of two lines, at zoom 1
     */
    static void lines(Graphics2D g, Shape shape, Color colour, int slope, double apart, double width) {
        Rectangle2D bounds = shape.getBounds2D();
        if (bounds.getHeight() < 1 || bounds.getWidth() < 1) {
            return;
        }
        Graphics2D hatched = (Graphics2D) g.create();
        hatched.clip(shape);
        hatched.setColor(colour);
        hatched.setStroke(new BasicStroke(ChartLook.px(width)));
        double step = ChartLook.px(apart);
        double height = bounds.getHeight();
        Path2D lines = new Path2D.Double();
        // Anchored to the drawing and not to the shape, so that pieces of a shape fit together.
        double anchor = -slope * bounds.getMaxY();
        double first = Math.floor((bounds.getMinX() - height - anchor) / step) * step + anchor;
        for (double x = first; x < bounds.getMaxX() + height; x += step) {
            lines.append(new Line2D.Double(x, bounds.getMaxY(), x + slope * height, bounds.getMinY()), false);
        }
        hatched.draw(lines);
        hatched.dispose();
    }
}
