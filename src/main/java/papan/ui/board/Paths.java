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

/** Draws the way of a hand as dots on the board; a relay begins with a corner mark. */
final class Paths {
    private static final double DOT = 0.019;
    private static final double STEP = 0.082;

    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final double p;

    Paths(BoardGeometry geometry, BoardPalette palette) {
        this.geometry = geometry;
        this.palette = palette;
        this.p = geometry.pitch();
    }

    void paint(Graphics2D g, Trail trail) {
        List<Place> places = trail.places();
        Path2D dots = new Path2D.Double();
        Path2D under = new Path2D.Double();
        for (int k = 1; k < places.size(); k++) {
            hop(dots, under, places.get(k - 1), places.get(k));
        }
        g.setColor(palette.colour(BoardColour.SHADOW, 0.5));
        g.fill(under);
        g.setColor(palette.colour(BoardColour.LIGHT));
        g.fill(dots);
        if (trail.lap() > 1) {
            corner(g, places.get(0));
        }
    }

    /** The arc over which a seed goes from one place to the next. */
    private QuadCurve2D arc(Place from, Place to) {
        Point2D a = geometry.centreOf(from);
        Point2D b = geometry.centreOf(to);
        double lift = from instanceof House && to instanceof House ? 0.34 : 0.30;
        double mx = (a.getX() + b.getX()) / 2;
        double my = (a.getY() + b.getY()) / 2 - p * lift;
        return new QuadCurve2D.Double(a.getX(), a.getY(), mx, my, b.getX(), b.getY());
    }

    private void hop(Path2D dots, Path2D under, Place from, Place to) {
        QuadCurve2D arc = arc(from, to);
        int samples = 64;
        double since = 0;
        Point2D last = arc.getP1();
        for (int k = 1; k <= samples; k++) {
            Point2D next = at(arc, (double) k / samples);
            since += next.distance(last);
            last = next;
            if (since >= STEP * p) {
                since -= STEP * p;
                dot(dots, next, DOT * p);
                dot(under, next, DOT * p * 1.55);
            }
        }
    }

    private static void dot(Path2D path, Point2D at, double radius) {
        path.append(new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius), false);
    }

    private static Point2D at(QuadCurve2D c, double t) {
        double u = 1 - t;
        return new Point2D.Double(
                u * u * c.getX1() + 2 * u * t * c.getCtrlX() + t * t * c.getX2(),
                u * u * c.getY1() + 2 * u * t * c.getCtrlY() + t * t * c.getY2());
    }

    private void corner(Graphics2D g, Place place) {
        Point2D c = geometry.centreOf(place);
        double r = geometry.bowl(place).getWidth() / 2 + p * 0.06;
        double x = c.getX() - r * 0.80;
        double y = c.getY() - r * 0.80;
        double arm = p * 0.13;
        Path2D mark = new Path2D.Double();
        mark.moveTo(x, y + arm);
        mark.lineTo(x, y);
        mark.lineTo(x + arm, y);
        g.setStroke(new BasicStroke((float) (p * 0.03), BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
        g.setColor(palette.colour(BoardColour.LIGHT));
        g.draw(mark);
    }
}
