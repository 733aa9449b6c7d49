package papan.ui.map;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.geom.Point2D;
import papan.ui.map.MapPlaces.Spot;

/**
 * Where the globe is on a drawing: degrees side by side, all of the map's part in the middle, and what is beyond it wherever
 * there is room. So near the equator nothing is stretched that anybody would see.
 *
 * @param scale pixels of a degree
 */
public record Projection(double scale, double left, double top) {
    /** A part of the globe, in degrees. */
    public record Part(double west, double east, double north, double south) {
        /** Where rule sets are from, as far as they have marks. */
        public static final Part PLACES = new Part(69, 130, 26.5, -11.5);
        /** Where the game was seen; the Mariana Islands are far out. */
        static final Part SIGHTINGS = new Part(71, 148, 19.5, -10);

        /** Whether a place is on the map and not beyond its edge. */
        public boolean holds(Spot spot) {
            return spot.longitude() > west
                    && spot.longitude() < east
                    && spot.latitude() > south
                    && spot.latitude() < north;
        }
    }

    /** All of a part in some room. */
    static Projection into(Dimension room, Part part) {
        double scale = Math.min(room.width / (part.east - part.west), room.height / (part.north - part.south));
        return new Projection(
                scale,
                (room.width - scale * (part.east - part.west)) / 2 - scale * part.west,
                (room.height - scale * (part.north - part.south)) / 2 + scale * part.north);
    }

    /** A point of the drawing, not rounded. */
    Point2D exactly(Spot spot) {
        return new Point2D.Double(left + scale * spot.longitude(), top - scale * spot.latitude());
    }

    /** A point of the drawing. */
    public Point of(Spot spot) {
        Point2D exact = exactly(spot);
        return new Point((int) Math.round(exact.getX()), (int) Math.round(exact.getY()));
    }
}
