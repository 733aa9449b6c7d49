package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Draws a cupped hand, its back half before the seeds and its front half after them. */
final class HandShape {
    private final BoardPalette palette;
    private final double p;

    HandShape(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** Half the side of the square that a hand and its shadow fill. */
    double reach() {
        return 0.5 * p;
    }

    /** The far edge of the cupped hand, and the shadow below it. */
    void back(Graphics2D g) {
        for (int ring = 5; ring >= 1; ring--) {
            g.setColor(palette.colour(BoardColour.SHADOW, 0.07));
            double w = p * (0.26 + 0.02 * ring);
            double h = p * (0.05 + 0.018 * ring);
            g.fill(new Ellipse2D.Double(-w, p * 0.13 - h, 2 * w, 2 * h));
        }
        Path2D hollow = new Path2D.Double();
        hollow.moveTo(-0.36 * p, -0.05 * p);
        hollow.curveTo(-0.26 * p, -0.15 * p, 0.26 * p, -0.15 * p, 0.36 * p, -0.06 * p);
        hollow.curveTo(0.28 * p, 0.12 * p, -0.28 * p, 0.12 * p, -0.36 * p, -0.05 * p);
        g.setPaint(new GradientPaint(
                0,
                (float) (-0.14 * p),
                palette.mix(BoardColour.HAND, BoardColour.HAND_LINE, 0.30),
                0,
                (float) (0.1 * p),
                palette.mix(BoardColour.HAND, BoardColour.HAND_LINE, 0.65)));
        g.fill(hollow);
    }

    /** The near side: palm, thumb and fingers. */
    void front(Graphics2D g) {
        Path2D palm = new Path2D.Double();
        palm.moveTo(-0.40 * p, -0.10 * p);
        palm.curveTo(-0.36 * p, -0.13 * p, -0.31 * p, -0.09 * p, -0.29 * p, -0.05 * p);
        palm.curveTo(-0.18 * p, 0.06 * p, 0.14 * p, 0.06 * p, 0.25 * p, -0.04 * p);
        palm.curveTo(0.29 * p, -0.10 * p, 0.36 * p, -0.16 * p, 0.41 * p, -0.12 * p);
        palm.curveTo(0.44 * p, -0.04 * p, 0.30 * p, 0.21 * p, 0.02 * p, 0.21 * p);
        palm.curveTo(-0.26 * p, 0.21 * p, -0.42 * p, 0.02 * p, -0.40 * p, -0.10 * p);
        palm.closePath();
        g.setPaint(new GradientPaint(
                0,
                (float) (-0.12 * p),
                palette.colour(BoardColour.HAND),
                0,
                (float) (0.24 * p),
                palette.mix(BoardColour.HAND, BoardColour.HAND_LINE, 0.45)));
        g.fill(palm);
        g.setColor(palette.colour(BoardColour.HAND_LINE));
        g.setStroke(new BasicStroke((float) (p * 0.013), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(palm);
        Path2D fingers = new Path2D.Double();
        for (int k = 0; k < 3; k++) {
            double x = 0.06 * p + k * 0.085 * p;
            fingers.moveTo(x, (0.055 - 0.028 * k) * p);
            fingers.quadTo(x + 0.01 * p, 0.11 * p, x - 0.035 * p, (0.165 - 0.02 * k) * p);
        }
        g.setColor(palette.colour(BoardColour.HAND_LINE, 0.6));
        g.draw(fingers);
    }
}
