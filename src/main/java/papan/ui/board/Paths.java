package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.util.List;
import papan.model.House;
import papan.model.Place;
import papan.replay.Trail;

/**
 * Draws the way of a hand as small dots that hop from place to place along the upper wall of the hollows, where they hide
 * few seeds; a larger dot where each seed fell, and a corner mark where a relay began.
 */
final class Paths {
    private static final double DOT = 0.0165;
    private static final double BEAD = 0.030;
    private static final double STEP = 0.066;
    /** How far above the middle of a house its hops begin and end. */
    private static final double HIGH = 0.27;

    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final Sprites sprites;
    private final double p;

    Paths(BoardGeometry geometry, BoardPalette palette, Sprites sprites) {
        this.geometry = geometry;
        this.palette = palette;
        this.sprites = sprites;
        this.p = geometry.pitch();
    }

    void paint(Graphics2D g, Trail trail) {
        List<Place> places = trail.places();
        for (int k = 0; k < places.size(); k++) {
            if (k > 0) {
                hop(g, places.get(k - 1), places.get(k));
            }
            dot(g, anchor(places.get(k)), BEAD, 0.012);
        }
        if (trail.lap() > 1) {
            corner(g, places.get(0));
        }
    }

    private Point2D anchor(Place place) {
        Point2D c = geometry.centreOf(place);
        return new Point2D.Double(c.getX(), c.getY() - (place instanceof House ? HIGH : 0.30) * p);
    }

    /** The arc over which a seed goes from one place to the next: over the wood between them, or round the end. */
    private QuadCurve2D arc(Place from, Place to) {
        Point2D a = anchor(from);
        Point2D b = anchor(to);
        double mx = (a.getX() + b.getX()) / 2;
        double my = (a.getY() + b.getY()) / 2;
        boolean neighbours = from instanceof House && to instanceof House && from.side() == to.side();
        if (neighbours) {
            return curve(a, mx, my - 0.40 * p, b);
        }
        if (from instanceof House && to instanceof House) {
            double out = mx < geometry.centre().x ? -1 : 1;
            return curve(a, mx + out * 1.0 * p, my, b);
        }
        Point2D house = from instanceof House ? a : b;
        Point2D store = from instanceof House ? b : a;
        boolean below = house.getY() > store.getY();
        double inward = house.getX() > store.getX() ? 1 : -1;
        double turnX = store.getX() + inward * (below ? 0.10 : 0.35) * p;
        double turnY = geometry.centre().y + (below ? 0.42 : -0.85) * p;
        return curve(a, turnX, turnY, b);
    }

    private static QuadCurve2D curve(Point2D a, double x, double y, Point2D b) {
        return new QuadCurve2D.Double(a.getX(), a.getY(), x, y, b.getX(), b.getY());
    }

    private void hop(Graphics2D g, Place from, Place to) {
        QuadCurve2D arc = arc(from, to);
        int samples = 96;
        double[] along = new double[samples + 1];
        Point2D last = arc.getP1();
        for (int k = 1; k <= samples; k++) {
            Point2D next = at(arc, (double) k / samples);
            along[k] = along[k - 1] + next.distance(last);
            last = next;
        }
        int count = (int) Math.max(2, Math.round(along[samples] / (STEP * p)));
        int sample = 0;
        for (int k = 1; k < count; k++) {
            while (along[sample] < along[samples] * k / count) {
                sample++;
            }
            Point2D spot = at(arc, (double) sample / samples);
            dot(g, spot, DOT, 0.011);
        }
    }

    /** A dot with a dark rim, so that it is seen on wood and on shells; dots lie so far apart that no rim covers a dot. */
    private void dot(Graphics2D g, Point2D at, double radius, double rim) {
        double half = (radius + rim) * p + 1;
        if (!g.hitClip(
                (int) Math.floor(at.getX() - half),
                (int) Math.floor(at.getY() - half),
                (int) Math.ceil(2 * half) + 1,
                (int) Math.ceil(2 * half) + 1)) {
            return;
        }
        sprites.drawExactly(g, "dot" + radius, at.getX(), at.getY(), (radius + rim) * p, s -> {
            s.setColor(palette.colour(BoardColour.SHADOW, 0.55));
            s.fill(disc((radius + rim) * p));
            s.setColor(palette.colour(BoardColour.LIGHT));
            s.fill(disc(radius * p));
        });
    }

    private static Ellipse2D disc(double radius) {
        return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
    }

    private static Point2D at(QuadCurve2D c, double t) {
        double u = 1 - t;
        return new Point2D.Double(
                u * u * c.getX1() + 2 * u * t * c.getCtrlX() + t * t * c.getX2(),
                u * u * c.getY1() + 2 * u * t * c.getCtrlY() + t * t * c.getY2());
    }

    private void corner(Graphics2D g, Place place) {
        Point2D c = geometry.centreOf(place);
        double r = p * 0.435;
        double x = c.getX() - r;
        double y = c.getY() - r;
        double arm = p * 0.115;
        Path2D mark = new Path2D.Double();
        mark.moveTo(x, y + arm);
        mark.lineTo(x, y);
        mark.lineTo(x + arm, y);
        g.setStroke(new BasicStroke((float) (p * 0.055), BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        g.setColor(palette.colour(BoardColour.SHADOW, 0.5));
        g.draw(mark);
        g.setStroke(new BasicStroke((float) (p * 0.030), BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        g.setColor(palette.colour(BoardColour.LIGHT));
        g.draw(mark);
    }
}
