package papan.ui.atlas;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.geom.Point2D;
import papan.ui.atlas.MapPlaces.Spot;

/**
 * Where the globe is on a drawing: degrees side by side, all of the map's part in the middle, and what is beyond it wherever
 * there is room. So near the equator nothing is stretched that anybody would see.
 *
 * @param scale pixels of a degree
 */
record Projection(double scale, double left, double top) {
    private static final double WEST = 69;
    private static final double EAST = 130;
    private static final double NORTH = 26.5;
    private static final double SOUTH = -11.5;

    /** All of the map in some room. */
    static Projection into(Dimension room) {
        double scale = Math.min(room.width / (EAST - WEST), room.height / (NORTH - SOUTH));
        return new Projection(
                scale,
                (room.width - scale * (EAST - WEST)) / 2 - scale * WEST,
                (room.height - scale * (NORTH - SOUTH)) / 2 + scale * NORTH);
    }

    /** A point of the drawing, not rounded. */
    Point2D exactly(Spot spot) {
        return new Point2D.Double(left + scale * spot.longitude(), top - scale * spot.latitude());
    }

    Point of(Spot spot) {
        Point2D exact = exactly(spot);
        return new Point((int) Math.round(exact.getX()), (int) Math.round(exact.getY()));
    }

    /** Whether a place is on the map and not beyond its edge. */
    static boolean holds(Spot spot) {
        return spot.longitude() > WEST && spot.longitude() < EAST && spot.latitude() > SOUTH && spot.latitude() < NORTH;
    }
}
