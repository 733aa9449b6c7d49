package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.House;
import papan.model.Place;

/** Draws rings around hollows: the place in play, highlights by their roles, houses that may be chosen. */
final class Rings {
    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final double p;

    Rings(BoardGeometry geometry, BoardPalette palette) {
        this.geometry = geometry;
        this.palette = palette;
        this.p = geometry.pitch();
    }

    /** The place in play: light in the hollow and a bright ring. */
    void lit(Graphics2D g, Place place, Sprites sprites) {
        Rectangle2D b = geometry.bowl(place);
        Rectangle2D centred =
                new Rectangle2D.Double(-b.getWidth() / 2, -b.getHeight() / 2, b.getWidth(), b.getHeight());
        double half = Math.max(b.getWidth(), b.getHeight()) / 2 + 0.1 * p;
        String key = place instanceof House ? "litHouse" : "litStore";
        sprites.drawExactly(g, key, b.getCenterX(), b.getCenterY(), half, s -> lit(s, centred));
    }

    private void lit(Graphics2D g, Rectangle2D b) {
        Graphics2D s = (Graphics2D) g.create();
        s.translate(b.getCenterX(), b.getCenterY());
        s.scale(b.getWidth() / 2, b.getHeight() / 2);
        s.setPaint(new RadialGradientPaint(new Point2D.Double(0, 0.25), 1.15f, new float[] {0, 0.75f, 1}, new Color[] {
            palette.colour(BoardColour.GLOW, 0.46),
            palette.colour(BoardColour.GLOW, 0.20),
            palette.colour(BoardColour.GLOW, 0.08)
        }));
        s.fill(new Ellipse2D.Double(-1, -1, 2, 2));
        s.dispose();
        for (int ring = 3; ring >= 1; ring--) {
            ring(g, b, 0.01, 0.035 + 0.035 * ring, palette.colour(BoardColour.LIGHT, 0.10));
        }
        ring(g, b, 0.01, 0.036, palette.colour(BoardColour.LIGHT));
    }

    /** A house that may be chosen: a quiet pale ring. */
    void legal(Graphics2D g, Place place) {
        Rectangle2D b = geometry.bowl(place);
        ring(g, b, 0.012, 0.05, palette.colour(BoardColour.PILL, 0.16));
        ring(g, b, 0.012, 0.02, palette.colour(BoardColour.PILL, 0.9));
    }

    /** A highlight, by its role. */
    void highlight(Graphics2D g, BoardHighlight highlight) {
        Rectangle2D b = geometry.bowl(highlight.place());
        switch (highlight.role()) {
            case FOCUS -> {
                ring(g, b, 0.008, 0.026, palette.colour(BoardColour.LIGHT));
                ring(g, b, 0.046, 0.014, palette.colour(BoardColour.LIGHT));
            }
            case PATH -> dashed(g, b, palette.colour(BoardColour.LIGHT), 0.034, 0.001, 0.095);
            case COMPARE -> dashed(g, b, palette.colour(BoardColour.LIGHT), 0.036, 0.11, 0.085);
            case TAKE -> brackets(g, b, palette.colour(BoardColour.TAKE));
            case WARN -> teeth(g, b, palette.colour(BoardColour.WARN));
        }
    }

    /**
     * The ring of the place that has the focus: a dark one over the edge of the hollow, where bright rings may lie, and a
     * bright one beyond it on the wood; so one of the two stands out, whatever is there.
     */
    void focus(Graphics2D g, Rectangle2D bowl) {
        double dark = 0.042;
        double bright = focusLine() / p;
        ring(g, bowl, 0.012, dark, palette.colour(BoardColour.SHADOW));
        ring(g, bowl, 0.012 + (dark + bright) / 2, bright, palette.colour(BoardColour.FOCUS));
    }

    /** The ring of the place over which the pointer hovers. */
    void hover(Graphics2D g, Rectangle2D bowl) {
        ring(g, bowl, 0.026, 0.034, palette.colour(BoardColour.SHADOW, 0.75));
        ring(g, bowl, 0.026, 0.016, palette.colour(BoardColour.FOCUS, 0.85));
    }

    /** How wide the bright ring of the focus is: seen on the smallest of boards, too. */
    private double focusLine() {
        return Math.max(0.05 * p, 3);
    }

    /** How far a hollow is felt beyond its edge. */
    double reach() {
        return 0.08 * p;
    }

    /** How far the ring of the focus reaches beyond that, on the smallest of boards. */
    static final int BEYOND = 4;

    private void ring(Graphics2D g, Rectangle2D b, double outset, double width, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) (p * width)));
        g.draw(around(b, outset));
    }

    private void dashed(Graphics2D g, Rectangle2D b, Color colour, double width, double dash, double gap) {
        ring(g, b, 0.014, width * 1.6, palette.colour(BoardColour.SHADOW, 0.4));
        g.setColor(colour);
        float[] pattern = {(float) (p * dash), (float) (p * gap)};
        g.setStroke(new BasicStroke((float) (p * width), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, pattern, 0));
        g.draw(around(b, 0.014));
    }

    private void brackets(Graphics2D g, Rectangle2D b, Color colour) {
        double o = p * 0.035;
        double arm = p * 0.16;
        Path2D path = new Path2D.Double();
        for (int corner = 0; corner < 4; corner++) {
            double sx = corner % 2 == 0 ? -1 : 1;
            double sy = corner < 2 ? -1 : 1;
            double x = b.getCenterX() + sx * (b.getWidth() / 2 + o);
            double y = b.getCenterY() + sy * (b.getHeight() / 2 + o);
            path.moveTo(x - sx * arm, y);
            path.quadTo(x, y, x, y - sy * arm);
        }
        stroke(g, path, colour, 0.04);
    }

    private void teeth(Graphics2D g, Rectangle2D b, Color colour) {
        Path2D path = new Path2D.Double();
        int count = 2 * (int) Math.round(24 * Math.max(1, b.getHeight() / b.getWidth()) / 1.5);
        for (int k = 0; k <= count; k++) {
            double out = p * (k % 2 == 0 ? 0.012 : 0.062);
            double angle = 2 * Math.PI * k / count;
            double x = b.getCenterX() + (b.getWidth() / 2 + out) * Math.cos(angle);
            double y = b.getCenterY() + (b.getHeight() / 2 + out) * Math.sin(angle);
            if (k == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        stroke(g, path, colour, 0.026);
    }

    private void stroke(Graphics2D g, Path2D path, Color colour, double width) {
        g.setColor(palette.colour(BoardColour.SHADOW, 0.5));
        g.setStroke(new BasicStroke((float) (p * width * 1.8), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) (p * width), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
    }

    private Ellipse2D around(Rectangle2D b, double outset) {
        double o = p * outset;
        return new Ellipse2D.Double(b.getX() - o, b.getY() - o, b.getWidth() + 2 * o, b.getHeight() + 2 * o);
    }
}
