package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import papan.model.Side;

/**
 * Draws a cupped hand from the side: the far fingers behind the seeds, palm and thumb before them, and a cuff in the
 * colour of its side, plain for south and striped for north.
 */
final class HandShape {
    private final BoardPalette palette;
    private final double p;

    HandShape(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** Half the side of the square that a hand and its shadow fill. */
    double reach() {
        return 0.62 * p;
    }

    /** What lies behind the seeds: shadow, hollow and the far fingers. */
    void back(Graphics2D g) {
        for (int ring = 6; ring >= 1; ring--) {
            g.setColor(palette.colour(BoardColour.SHADOW, 0.06));
            double w = p * (0.30 + 0.022 * ring);
            double h = p * (0.045 + 0.016 * ring);
            g.fill(new Ellipse2D.Double(-w - p * 0.04, p * 0.165 - h, 2 * w, 2 * h));
        }
        for (int finger = 3; finger >= 1; finger--) {
            AffineTransform set =
                    AffineTransform.getTranslateInstance(p * (-0.012 - 0.035 * finger), p * (-0.012 - 0.016 * finger));
            set.rotate(-0.05 * finger);
            finger(g, set.createTransformedShape(fingerShape()), 0.10 + 0.12 * finger);
        }
        Path2D hollow = path(-0.33, -0.035);
        hollow.curveTo(-0.20 * p, -0.12 * p, 0.16 * p, -0.12 * p, 0.26 * p, -0.02 * p);
        hollow.curveTo(0.16 * p, 0.12 * p, -0.22 * p, 0.12 * p, -0.33 * p, -0.035 * p);
        g.setPaint(shade(-0.12, 0.1, 0.50, 0.80));
        g.fill(hollow);
    }

    /** What lies before the seeds: palm, near finger, thumb and cuff. */
    void front(Graphics2D g, Side side) {
        Path2D palm = path(-0.44, -0.005);
        curve(palm, -0.36, -0.045, -0.31, -0.045, -0.27, -0.005);
        curve(palm, -0.19, 0.065, 0.04, 0.075, 0.15, 0.03);
        curve(palm, 0.21, 0.00, 0.235, -0.055, 0.265, -0.115);
        curve(palm, 0.283, -0.155, 0.345, -0.145, 0.342, -0.095);
        curve(palm, 0.338, 0.01, 0.285, 0.125, 0.19, 0.175);
        curve(palm, 0.07, 0.235, -0.13, 0.225, -0.25, 0.175);
        curve(palm, -0.33, 0.145, -0.38, 0.135, -0.44, 0.13);
        palm.closePath();
        finger(g, palm, 0);
        crease(g);
        thumb(g);
        cuff(g, side);
    }

    private Path2D fingerShape() {
        Path2D finger = path(0.10, 0.08);
        curve(finger, 0.19, 0.04, 0.24, -0.03, 0.268, -0.115);
        curve(finger, 0.285, -0.158, 0.348, -0.148, 0.345, -0.098);
        curve(finger, 0.34, 0.01, 0.285, 0.125, 0.19, 0.165);
        finger.closePath();
        return finger;
    }

    private void finger(Graphics2D g, Shape shape, double darker) {
        g.setPaint(shade(-0.13, 0.23, darker, 0.38 + darker));
        g.fill(shape);
        g.setColor(palette.colour(BoardColour.HAND_LINE, 0.9));
        g.setStroke(new BasicStroke((float) (p * 0.0115), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private void crease(Graphics2D g) {
        Path2D line = path(0.15, 0.03);
        line.quadTo(0.19 * p, 0.06 * p, 0.18 * p, 0.10 * p);
        line.moveTo(0.262 * p, -0.045 * p);
        line.quadTo(0.29 * p, -0.032 * p, 0.315 * p, -0.04 * p);
        g.setColor(palette.colour(BoardColour.HAND_LINE, 0.5));
        g.draw(line);
    }

    private void thumb(Graphics2D g) {
        Path2D thumb = path(-0.29, 0.10);
        curve(thumb, -0.33, 0.02, -0.285, -0.06, -0.225, -0.115);
        curve(thumb, -0.195, -0.15, -0.14, -0.125, -0.155, -0.08);
        curve(thumb, -0.175, -0.03, -0.185, 0.03, -0.155, 0.085);
        g.setPaint(shade(-0.14, 0.12, 0, 0.22));
        g.fill(thumb);
        g.setColor(palette.colour(BoardColour.HAND_LINE, 0.9));
        g.draw(thumb);
        Path2D nail = path(-0.205, -0.112);
        nail.quadTo(-0.188 * p, -0.125 * p, -0.172 * p, -0.105 * p);
        g.setColor(palette.colour(BoardColour.HAND_LINE, 0.45));
        g.draw(nail);
    }

    private void cuff(Graphics2D g, Side side) {
        RoundRectangle2D cuff =
                new RoundRectangle2D.Double(-0.555 * p, -0.04 * p, 0.13 * p, 0.205 * p, 0.05 * p, 0.05 * p);
        g.setColor(palette.side(side));
        g.fill(cuff);
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(cuff);
        inside.setColor(new Color(255, 255, 255, 200));
        if (side == Side.NORTH) {
            inside.setStroke(new BasicStroke((float) (p * 0.018)));
            for (int k = -2; k < 6; k++) {
                double y = p * (-0.06 + 0.05 * k);
                inside.draw(new java.awt.geom.Line2D.Double(-0.56 * p, y + 0.06 * p, -0.42 * p, y - 0.03 * p));
            }
        } else {
            inside.fill(new java.awt.geom.Rectangle2D.Double(-0.455 * p, -0.1 * p, 0.012 * p, 0.4 * p));
        }
        inside.dispose();
        g.setColor(palette.colour(BoardColour.SHADOW, 0.45));
        g.setStroke(new BasicStroke((float) (p * 0.010)));
        g.draw(cuff);
    }

    private GradientPaint shade(double top, double bottom, double atTop, double atBottom) {
        return new GradientPaint(
                0,
                (float) (top * p),
                palette.mix(BoardColour.HAND, BoardColour.HAND_LINE, atTop),
                0,
                (float) (bottom * p),
                palette.mix(BoardColour.HAND, BoardColour.HAND_LINE, Math.min(1, atBottom)));
    }

    private Path2D path(double x, double y) {
        Path2D path = new Path2D.Double();
        path.moveTo(x * p, y * p);
        return path;
    }

    private void curve(Path2D path, double x1, double y1, double x2, double y2, double x3, double y3) {
        path.curveTo(x1 * p, y1 * p, x2 * p, y2 * p, x3 * p, y3 * p);
    }
}
