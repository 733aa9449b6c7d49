package papan.ui.board;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Trail;

/**
 * Draws the way of the hands as numbers: the k-th seed that fell has the number k, and a triangle stands where a lap began.
 * A place that was passed more than twice has its last two numbers.
 */
final class TrailNumbers {
    private static final int SHOWN = 2;
    private static final double HEIGHT = 0.80;

    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final List<Trail> trails;
    private final double p;

    TrailNumbers(BoardGeometry geometry, BoardPalette palette, List<Trail> trails) {
        this.geometry = geometry;
        this.palette = palette;
        this.trails = trails;
        this.p = geometry.pitch();
    }

    /**
     * What has happened at one place.
     *
     * @param side whose hand came by last
     * @param numbers which of its seeds fell here, in order
     * @param lifted whether a lap began here
     */
    record Visits(Side side, List<Integer> numbers, boolean lifted) {
        Visits {
            numbers = List.copyOf(numbers);
        }

        Visits and(int number) {
            List<Integer> more = new ArrayList<>(numbers);
            more.add(number);
            return new Visits(side, more, lifted);
        }

        Visits andLifted() {
            return new Visits(side, numbers, true);
        }

        String text() {
            int left = Math.max(0, numbers.size() - SHOWN);
            String shown =
                    numbers.stream().skip(left).map(String::valueOf).collect(Collectors.joining("\u2009·\u2009"));
            return left == 0 ? shown : "…" + shown;
        }
    }

    /** What has happened at each place that some trails come by. */
    static Map<Place, Visits> visits(List<Trail> trails) {
        Map<Place, Visits> visits = new LinkedHashMap<>();
        Map<Side, Integer> fallen = new EnumMap<>(Side.class);
        for (Trail trail : trails) {
            List<Place> places = trail.places();
            visits.put(places.get(0), at(visits, trail.side(), places.get(0)).andLifted());
            for (Place place : places.subList(1, places.size())) {
                int number = fallen.merge(trail.side(), 1, Integer::sum);
                visits.put(place, at(visits, trail.side(), place).and(number));
            }
        }
        return visits;
    }

    /** Hands of both sides may come by the same place in an opening; the one that comes later has it to itself. */
    private static Visits at(Map<Place, Visits> visits, Side side, Place place) {
        Visits before = visits.get(place);
        return before != null && before.side() == side ? before : new Visits(side, List.of(), false);
    }

    void paint(Graphics2D g, Sprites sprites) {
        visits(trails).forEach((place, seen) -> paint(g, sprites, place, seen));
    }

    private void paint(Graphics2D g, Sprites sprites, Place place, Visits seen) {
        double height = geometry.pillHeight() * HEIGHT;
        String text = seen.text();
        Letters letters = new Letters(palette, p);
        double width = letters.trailWidth(text, seen.lifted(), height);
        Rectangle2D bowl = geometry.bowl(place);
        Rectangle2D cell = geometry.cell(place);
        double most = cell.getMaxX() - 0.02 * p - width / 2;
        double x = Math.min(bowl.getCenterX() + (place instanceof House ? 0.28 * p : 0), most);
        double y = place instanceof House
                ? bowl.getCenterY() - geometry.row(place.side()) * 0.28 * p
                : bowl.getMaxY() - 0.12 * p;
        String key = "trail" + seen.side() + text + seen.lifted() + height;
        sprites.draw(
                g, key, x, y, width / 2 + p * 0.05, s -> letters.trail(s, seen.side(), text, seen.lifted(), height));
    }

    /** A triangle that points upwards, around a point. */
    static Path2D triangle(Point2D at, double size) {
        Path2D path = new Path2D.Double();
        path.moveTo(at.getX(), at.getY() - size * 0.5);
        path.lineTo(at.getX() + size * 0.55, at.getY() + size * 0.45);
        path.lineTo(at.getX() - size * 0.55, at.getY() + size * 0.45);
        path.closePath();
        return path;
    }
}
