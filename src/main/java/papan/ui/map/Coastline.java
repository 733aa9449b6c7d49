package papan.ui.map;

import java.util.ArrayList;
import java.util.List;
import papan.ui.map.MapPlaces.Spot;

/**
 * A piece of the map, as {@code coastlines.txt} beside this class draws it.
 *
 * @param closed whether the points are a coast that closes on itself, and not an island each
 */
record Coastline(boolean closed, List<Spot> points) {
    Coastline {
        points = List.copyOf(points);
    }

    /** The coasts that come with the program. */
    static List<Coastline> shipped() {
        List<Coastline> all = new ArrayList<>();
        for (String line : MapFile.lines("coastlines.txt")) {
            List<Spot> points = new ArrayList<>();
            for (String point : line.substring(line.indexOf(": ") + 2).split(" ", -1)) {
                int comma = point.indexOf(',');
                points.add(new Spot(
                        Double.parseDouble(point.substring(comma + 1)), Double.parseDouble(point.substring(0, comma))));
            }
            all.add(new Coastline(line.startsWith("land "), points));
        }
        return List.copyOf(all);
    }
}
