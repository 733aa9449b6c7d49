package papan.ui.map;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Where marks lie beside their spots, so that none covers another and each is as near as it can be. Each takes the best
 * place that is left, and then looks a few times whether there is a better one now. The sea is better than the land: it is the
 * shape of the land by which one finds one's way.
 */
final class MapLayout {
    private static final int ROUNDS = 6;
    private static final int RINGS = 26;
    private static final int TURNS = 24;
    private static final double COVERED_MARK = 1e5;
    private static final double COVERED_SPOT = 90;
    private static final double CROSSED_LINE = 200;
    /** It would be taken for the mark of another spot. */
    private static final double NEARER_TO_ANOTHER = 25;
    /** From so many gaps on, each step away costs much more. */
    private static final double FAR = 12;

    private static final double COVERED_LAND = 40;

    private final List<Point> spots;
    private final List<Dimension> sizes;
    private final Dimension room;
    private final int gap;
    private final ToDoubleFunction<Rectangle> land;
    private final List<Rectangle> found = new ArrayList<>();

    private MapLayout(
            List<Point> spots, List<Dimension> sizes, Dimension room, int gap, ToDoubleFunction<Rectangle> land) {
        this.spots = spots;
        this.sizes = sizes;
        this.room = room;
        this.gap = gap;
        this.land = land;
    }

    /**
     * The bounds of all marks.
     *
     * @param spots what each belongs to
     * @param room what they must stay in
     * @param gap what is left free between them
     * @param land how much of a rectangle is land, from 0 to 1
     */
    static List<Rectangle> place(
            List<Point> spots, List<Dimension> sizes, Dimension room, int gap, ToDoubleFunction<Rectangle> land) {
        MapLayout layout = new MapLayout(spots, sizes, room, gap, land);
        for (int i = 0; i < spots.size(); i++) {
            layout.found.add(new Rectangle());
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < spots.size(); i++) {
                layout.found.set(i, layout.best(i));
            }
        }
        return List.copyOf(layout.found);
    }

    private Rectangle best(int which) {
        Rectangle best = candidate(which, 0, 0);
        double least = cost(which, best);
        for (int ring = 0; ring < RINGS; ring++) {
            for (int turn = 0; turn < TURNS; turn++) {
                Rectangle next = candidate(which, ring, turn);
                double cost = cost(which, next);
                if (cost < least) {
                    best = next;
                    least = cost;
                }
            }
        }
        return best;
    }

    /** A place in some direction, so far that the mark leaves its spot free; inside the room. */
    private Rectangle candidate(int which, int ring, int turn) {
        Point spot = spots.get(which);
        Dimension size = sizes.get(which);
        double angle = 2 * Math.PI * turn / TURNS;
        double far = 2.0 * gap + ring * 1.6 * gap;
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        double x = spot.x + dx * (far + size.width / 2.0);
        double y = spot.y + dy * (far + size.height / 2.0);
        int left = (int) Math.round(x - size.width / 2.0);
        int top = (int) Math.round(y - size.height / 2.0);
        return new Rectangle(
                Math.max(gap, Math.min(left, room.width - size.width - gap)),
                Math.max(gap, Math.min(top, room.height - size.height - gap)),
                size.width,
                size.height);
    }

    private double cost(int which, Rectangle at) {
        Rectangle around = new Rectangle(at.x - gap, at.y - gap, at.width + 2 * gap, at.height + 2 * gap);
        Line2D line = line(which, at);
        double far = line.getP1().distance(line.getP2());
        double cost = far * (1 + far / (FAR * gap)) + COVERED_LAND * land.applyAsDouble(at);
        for (int i = 0; i < spots.size(); i++) {
            Rectangle other = found.get(i);
            if (around.contains(spots.get(i))) {
                cost += COVERED_SPOT;
            }
            Line2D strange = line(spots.get(i), at);
            if (i != which && strange.getP1().distance(strange.getP2()) <= far) {
                cost += NEARER_TO_ANOTHER;
            }
            if (i == which || other.isEmpty()) {
                continue;
            }
            Rectangle shared = around.intersection(other);
            if (!shared.isEmpty()) {
                cost += COVERED_MARK + shared.width * (double) shared.height;
            }
            if (line.intersects(other)) {
                cost += CROSSED_LINE;
            }
            Line2D theirs = line(i, other);
            if (theirs.intersects(at)) {
                cost += CROSSED_LINE;
            }
            if (theirs.intersectsLine(line)) {
                cost += CROSSED_LINE;
            }
        }
        return cost;
    }

    private Line2D line(int which, Rectangle at) {
        return line(spots.get(which), at);
    }

    /** The line that leads from a spot to the nearest point of its mark. */
    static Line2D line(Point spot, Rectangle mark) {
        int x = Math.max(mark.x, Math.min(spot.x, mark.x + mark.width));
        int y = Math.max(mark.y, Math.min(spot.y, mark.y + mark.height));
        return new Line2D.Double(spot.x, spot.y, x, y);
    }
}
