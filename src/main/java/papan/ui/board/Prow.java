package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import papan.rules.Kit;

/** Draws what a board is carved into beyond its stores: the stems of a boat, the heads of dragons. */
final class Prow {
    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final double p;

    Prow(BoardGeometry geometry, BoardPalette palette) {
        this.geometry = geometry;
        this.palette = palette;
        this.p = geometry.pitch();
    }

    /** Draws one at either end; none on a board that has none. */
    void paint(Graphics2D g) {
        Kit.Board board = geometry.viewpoint().kit().board();
        if (board != Kit.Board.BOAT && board != Kit.Board.DRAGON) {
            return;
        }
        Rectangle2D b = geometry.board();
        for (int way : new int[] {-1, 1}) {
            Graphics2D end = (Graphics2D) g.create();
            end.translate(way > 0 ? b.getMaxX() : b.getMinX(), b.getCenterY());
            end.scale(way * p, p);
            if (board == Kit.Board.BOAT) {
                stem(end);
            } else {
                end.translate(0.20, 0);
                head(end);
            }
            end.dispose();
        }
    }

    /** Planks that run together in a post, seen from above. */
    private void stem(Graphics2D g) {
        for (int plank = 1; plank <= 3; plank++) {
            double back = 0.17 * plank;
            Path2D seam = new Path2D.Double();
            seam.moveTo(-back - 0.30, -0.16 - 0.20 * plank);
            seam.quadTo(-back + 0.02, -0.05 * plank, -back + 0.06, 0);
            seam.quadTo(-back + 0.02, 0.05 * plank, -back - 0.30, 0.16 + 0.20 * plank);
            line(g, seam, 0.020);
        }
        Ellipse2D post = new Ellipse2D.Double(-0.10, -0.065, 0.14, 0.13);
        g.setColor(palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.35));
        g.fill(post);
        line(g, post, 0.018);
    }

    /** A head in profile that looks outward, with a crest, a tongue and scales on its neck. */
    private void head(Graphics2D g) {
        Path2D tongue = new Path2D.Double();
        tongue.moveTo(0.12, 0.02);
        tongue.quadTo(0.30, 0.00, 0.38, -0.04);
        tongue.moveTo(0.30, -0.01);
        tongue.lineTo(0.40, 0.04);
        Path2D head = new Path2D.Double();
        head.moveTo(-0.50, -0.52);
        head.curveTo(-0.36, -0.62, -0.26, -0.66, -0.16, -0.72);
        head.lineTo(-0.14, -0.58);
        head.lineTo(0.00, -0.66);
        head.lineTo(0.02, -0.50);
        head.lineTo(0.14, -0.52);
        head.curveTo(0.16, -0.40, 0.24, -0.34, 0.34, -0.34);
        head.curveTo(0.44, -0.36, 0.52, -0.30, 0.50, -0.20);
        head.curveTo(0.40, -0.12, 0.22, -0.12, 0.12, 0.00);
        head.curveTo(0.22, 0.08, 0.34, 0.06, 0.42, 0.14);
        head.curveTo(0.34, 0.28, 0.12, 0.28, -0.02, 0.30);
        head.curveTo(-0.16, 0.36, -0.32, 0.50, -0.50, 0.54);
        head.curveTo(-0.40, 0.24, -0.40, -0.22, -0.50, -0.52);
        head.closePath();
        g.setColor(palette.colour(BoardColour.SHADOW, 0.35));
        g.fill(AffineTransform.getTranslateInstance(0, 0.05).createTransformedShape(head));
        g.setPaint(new GradientPaint(
                0,
                -0.7f,
                palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.45),
                0,
                0.5f,
                palette.colour(BoardColour.WOOD_DARK)));
        g.fill(head);
        line(g, head, 0.024);
        line(g, tongue, 0.030);
        g.setColor(palette.colour(BoardColour.GLEAM));
        g.fill(new Ellipse2D.Double(0.05, -0.36, 0.15, 0.15));
        g.setColor(palette.colour(BoardColour.BOWL_DARK));
        g.fill(new Ellipse2D.Double(0.10, -0.33, 0.075, 0.09));
        for (int row = 0; row < 3; row++) {
            for (int scale = 0; scale < 2; scale++) {
                double x = -0.34 + 0.15 * scale + 0.05 * (row % 2);
                line(g, new Arc2D.Double(x, -0.32 + 0.20 * row, 0.16, 0.20, 90, 180, Arc2D.OPEN), 0.016);
            }
        }
    }

    private void line(Graphics2D g, Shape line, double width) {
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.BOWL_DARK, 0.75));
        g.draw(line);
    }
}
