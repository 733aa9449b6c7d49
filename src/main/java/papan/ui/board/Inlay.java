package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.Side;
import papan.model.Store;

/**
 * What is inlaid in the wood in the colour of a side: the line round its half with arrows the way its seeds go, and the
 * rim of its store. South's lines are whole and blue, north's broken and orange.
 */
final class Inlay {
    /** How far the line runs inside the edge of the wood. */
    private static final double INSET = 0.10;

    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final double p;

    Inlay(BoardGeometry geometry, BoardPalette palette) {
        this.geometry = geometry;
        this.palette = palette;
        this.p = geometry.pitch();
    }

    /** The line round a side's half of the board. */
    void half(Graphics2D g, Side side) {
        Graphics2D half = (Graphics2D) g.create();
        Rectangle2D b = geometry.board();
        boolean bottom = geometry.row(side) > 0;
        double gap = p * 0.10;
        half.clip(new Rectangle2D.Double(
                b.getMinX(), bottom ? b.getCenterY() + gap : b.getMinY(), b.getWidth(), b.getHeight() / 2 - gap));
        line(half, WoodBoard.outline(geometry, INSET), side);
        half.dispose();
        if (geometry.viewpoint().oneWay()) {
            double y = bottom ? b.getMaxY() - INSET * p : b.getMinY() + INSET * p;
            double quarter = geometry.layout().houses() * p / 4;
            arrow(g, side, b.getCenterX() - quarter, y);
            arrow(g, side, b.getCenterX() + quarter, y);
        }
    }

    /** Two angles that point to where the seeds of a row go. */
    private void arrow(Graphics2D g, Side side, double x, double y) {
        double ahead = (geometry.viewpoint().storeIsLeft(side) ? -1 : 1) * 0.055 * p;
        double reach = 0.062 * p;
        Path2D angles = new Path2D.Double();
        for (int angle = 0; angle < 2; angle++) {
            double tip = x + ahead * (0.5 + 1.3 * angle);
            angles.moveTo(tip - ahead, y - reach);
            angles.lineTo(tip, y);
            angles.lineTo(tip - ahead, y + reach);
        }
        g.setStroke(new BasicStroke((float) (p * 0.050), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.BOWL_DARK, 0.75));
        g.draw(angles);
        g.setStroke(new BasicStroke((float) (p * 0.024), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.inlay(side));
        g.draw(angles);
    }

    /** The rim of a side's store, and the side's mark below it. */
    void store(Graphics2D g, Store store) {
        Rectangle2D b = geometry.bowl(store);
        double out = p * 0.035;
        line(
                g,
                new Ellipse2D.Double(b.getX() - out, b.getY() - out, b.getWidth() + 2 * out, b.getHeight() + 2 * out),
                store.side());
        Point2D pill = geometry.pill(store);
        g.setColor(palette.inlay(store.side()));
        g.fill(Letters.mark(store.side(), pill.getX(), 2 * b.getCenterY() - pill.getY(), geometry.nameSize() * 0.3));
    }

    private void line(Graphics2D g, Shape line, Side side) {
        g.setStroke(new BasicStroke((float) (p * 0.034)));
        g.setColor(palette.colour(BoardColour.BOWL_DARK, 0.55));
        g.draw(line);
        g.setStroke(side == Side.SOUTH ? new BasicStroke((float) (p * 0.015)) : dashes());
        g.setColor(palette.inlay(side));
        g.draw(line);
    }

    private BasicStroke dashes() {
        float dash = (float) (p * 0.075);
        return new BasicStroke(
                (float) (p * 0.018),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash * 0.75f},
                0);
    }
}
