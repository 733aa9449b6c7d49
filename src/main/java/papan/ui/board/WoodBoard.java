package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import papan.model.Side;
import papan.rules.Kit;

/** Draws the board without its hollows: shadow, rim, grain, bevel and the inlaid line of each side; or the bare ground. */
final class WoodBoard {
    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final Kit kit;
    private final double p;

    WoodBoard(BoardGeometry geometry, BoardPalette palette) {
        this.geometry = geometry;
        this.palette = palette;
        this.kit = geometry.viewpoint().kit();
        this.p = geometry.pitch();
    }

    /**
     * Draws it.
     *
     * @param grain how its grain is drawn, which has hundreds of lines
     */
    void paint(Graphics2D g, WoodGrain.As grain) {
        Shape top = outline(0);
        boolean ground = kit.board() == Kit.Board.GROUND;
        if (!ground) {
            shadow(g, top);
            rim(g, top);
        }
        Rectangle2D b = geometry.board();
        g.setPaint(new LinearGradientPaint(
                0, (float) b.getMinY(), 0, (float) b.getMaxY(), new float[] {0, 0.45f, 1}, new Color[] {
                    palette.colour(BoardColour.WOOD_LIGHT),
                    palette.mix(BoardColour.WOOD_LIGHT, BoardColour.WOOD_DARK, 0.5),
                    palette.colour(BoardColour.WOOD_DARK)
                }));
        g.fill(top);
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(top);
        if (ground) {
            new Earth(palette, p).paint(inside, b, grain);
        } else {
            new WoodGrain(palette, p).paint(inside, b, grain);
            bevel(inside, top, b);
        }
        inside.dispose();
        if (!ground) {
            edge(g, top, b);
        }
        new Prow(geometry, palette).paint(g);
        Inlay inlay = new Inlay(geometry, palette);
        for (Side side : Side.values()) {
            inlay.half(g, side);
        }
    }

    private Shape outline(double inset) {
        return outline(geometry, inset);
    }

    /** The edge of the wood, or a line that runs a number of pitches inside it. */
    static Shape outline(BoardGeometry geometry, double inset) {
        Rectangle2D b = geometry.board();
        double p = geometry.pitch();
        double cx = b.getCenterX();
        double cy = b.getCenterY();
        double w = b.getWidth() / 2 - inset * p;
        double h = b.getHeight() / 2 - inset * p;
        return switch (geometry.viewpoint().kit().board()) {
            case BLOCK -> new RoundRectangle2D.Double(cx - w, cy - h, 2 * w, 2 * h, p * 3.2, p * 2.5);
            case GROUND -> Earth.patch(cx, cy, w, h, p);
            case BOAT -> ended(cx, cy, w, h, Math.min(w * 0.98, p * 1.9), 0.34, 0.14, 0.42);
            case CARVED, DRAGON -> ended(cx, cy, w, h, Math.min(w * 0.98, p * 1.42), 0.42, 0, 0.60);
        };
    }

    /**
     * Two straight sides between curved ends.
     *
     * @param end how long an end is
     * @param shoulder where along it the side begins to turn inward
     * @param bow how far before its tip it bends, 0 for a round end
     * @param tip how broad it still is there
     */
    private static Path2D ended(
            double cx, double cy, double w, double h, double end, double shoulder, double bow, double tip) {
        Path2D path = new Path2D.Double();
        path.moveTo(cx - w + end, cy - h);
        path.lineTo(cx + w - end, cy - h);
        path.curveTo(cx + w - end * shoulder, cy - h, cx + w - end * bow, cy - h * tip, cx + w, cy);
        path.curveTo(cx + w - end * bow, cy + h * tip, cx + w - end * shoulder, cy + h, cx + w - end, cy + h);
        path.lineTo(cx - w + end, cy + h);
        path.curveTo(cx - w + end * shoulder, cy + h, cx - w + end * bow, cy + h * tip, cx - w, cy);
        path.curveTo(cx - w + end * bow, cy - h * tip, cx - w + end * shoulder, cy - h, cx - w + end, cy - h);
        path.closePath();
        return path;
    }

    private void shadow(Graphics2D g, Shape top) {
        Shape cast = AffineTransform.getTranslateInstance(0, p * 0.09).createTransformedShape(top);
        int rings = 12;
        for (int ring = rings; ring >= 1; ring--) {
            g.setColor(palette.colour(BoardColour.SHADOW, 0.030));
            g.setStroke(
                    new BasicStroke((float) (p * 0.20 * ring / rings), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(cast);
        }
    }

    /** The side of the board, seen below its edge. */
    private void rim(Graphics2D g, Shape top) {
        for (int step = 4; step >= 1; step--) {
            Shape lower =
                    AffineTransform.getTranslateInstance(0, p * 0.014 * step).createTransformedShape(top);
            g.setColor(palette.mix(BoardColour.WOOD_DARK, BoardColour.BOWL_DARK, 0.35 + 0.16 * step));
            g.fill(lower);
        }
    }

    private void bevel(Graphics2D g, Shape top, Rectangle2D b) {
        float y0 = (float) b.getMinY();
        float y1 = (float) b.getMaxY();
        for (int ring = 5; ring >= 1; ring--) {
            g.setStroke(new BasicStroke((float) (p * 0.028 * ring)));
            g.setPaint(new GradientPaint(
                    0, y0, palette.colour(BoardColour.GLEAM, 0.12), 0, y1, palette.colour(BoardColour.SHADOW, 0.17)));
            g.draw(top);
        }
    }

    /** A smooth line over the edge, which clipping has left rough. */
    private void edge(Graphics2D g, Shape top, Rectangle2D b) {
        g.setStroke(new BasicStroke((float) (p * 0.022)));
        g.setPaint(new LinearGradientPaint(
                0, (float) b.getMinY(), 0, (float) b.getMaxY(), new float[] {0, 0.5f, 1}, new Color[] {
                    palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.55),
                    palette.mix(BoardColour.WOOD_LIGHT, BoardColour.WOOD_DARK, 0.4),
                    palette.mix(BoardColour.WOOD_DARK, BoardColour.BOWL_DARK, 0.3)
                }));
        g.draw(top);
    }
}
