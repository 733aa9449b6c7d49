package papan.ui.board;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;

/** Works out which parts of a board have to be painted again when one scene follows another. */
final class SceneChange {
    private SceneChange() {}

    /** The areas that differ; empty where both scenes look alike. */
    static List<Rectangle2D> between(BoardScene old, BoardScene now, BoardGeometry geometry) {
        if (!old.layout().equals(now.layout())
                || !old.viewpoint().equals(now.viewpoint())
                || !old.marks().labels().ofAll().equals(now.marks().labels().ofAll())
                || old.numbered() != now.numbered()) {
            return List.of(geometry.bounds());
        }
        List<Rectangle2D> areas = new ArrayList<>();
        cells(old, now, geometry, areas);
        if (now.numbered()) {
            numbers(old, now, geometry, areas);
        } else {
            paths(old, now, geometry, areas);
        }
        if (!old.hands().equals(now.hands())) {
            old.hands().forEach(hand -> areas.add(Flights.bounds(geometry, hand)));
            now.hands().forEach(hand -> areas.add(Flights.bounds(geometry, hand)));
        }
        if (!old.flights().equals(now.flights())) {
            old.flights().forEach(flight -> areas.add(Flights.bounds(geometry, old, flight)));
            now.flights().forEach(flight -> areas.add(Flights.bounds(geometry, now, flight)));
        }
        return areas;
    }

    private static void cells(BoardScene old, BoardScene now, BoardGeometry geometry, List<Rectangle2D> areas) {
        Layout layout = now.layout();
        for (int i = 0; i < layout.places(); i++) {
            Place place = layout.placeAt(i);
            if (!looksAlike(old, now, place)) {
                areas.add(geometry.cell(place));
            }
            if (place instanceof House house
                    && old.marks().labels().named().contains(house)
                            != now.marks().labels().named().contains(house)) {
                areas.add(geometry.nameArea(house));
            }
        }
    }

    private static boolean looksAlike(BoardScene old, BoardScene now, Place place) {
        return old.lying(place) == now.lying(place)
                && old.lit().contains(place) == now.lit().contains(place)
                && old.marks().labels().counts(place) == now.marks().labels().counts(place)
                && old.marks().isLegal(place) == now.marks().isLegal(place)
                && of(place, old.lids(), Lid::house).equals(of(place, now.lids(), Lid::house))
                && of(place, old.marks().highlights(), Highlight::place)
                        .equals(of(place, now.marks().highlights(), Highlight::place));
    }

    private static <T> List<T> of(Place place, List<T> all, Function<T, Place> where) {
        return all.stream().filter(each -> where.apply(each).equals(place)).toList();
    }

    /** Numbers stand in the cell of their place. */
    private static void numbers(BoardScene old, BoardScene now, BoardGeometry geometry, List<Rectangle2D> areas) {
        Map<Place, TrailNumbers.Visits> before = TrailNumbers.visits(old.trails());
        Map<Place, TrailNumbers.Visits> after = TrailNumbers.visits(now.trails());
        Set<Place> places = new HashSet<>(before.keySet());
        places.addAll(after.keySet());
        places.removeIf(place -> Objects.equals(before.get(place), after.get(place)));
        places.forEach(place -> areas.add(geometry.cell(place)));
    }

    /** Only the hops that one of the scenes lacks. */
    private static void paths(BoardScene old, BoardScene now, BoardGeometry geometry, List<Rectangle2D> areas) {
        Set<Hop> before = hops(old);
        Set<Hop> after = hops(now);
        for (Set<Hop> missing : List.of(minus(before, after), minus(after, before))) {
            for (Hop hop : missing) {
                Rectangle2D area = geometry.cell(hop.from()).createUnion(geometry.cell(hop.to()));
                areas.add(area);
            }
        }
    }

    /** One step of a trail; numbered, because a trail may come by more than once. */
    private record Hop(Trail trail, int number, Place from, Place to) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Hop h
                    && trail.lap() == h.trail.lap()
                    && trail.side() == h.trail.side()
                    && number == h.number
                    && from.equals(h.from)
                    && to.equals(h.to);
        }

        @Override
        public int hashCode() {
            return Objects.hash(trail.lap(), number, from, to);
        }
    }

    private static Set<Hop> hops(BoardScene scene) {
        Set<Hop> hops = new HashSet<>();
        for (Trail trail : scene.trails()) {
            List<Place> places = trail.places();
            hops.add(new Hop(trail, 0, places.get(0), places.get(0)));
            for (int k = 1; k < places.size(); k++) {
                hops.add(new Hop(trail, k, places.get(k - 1), places.get(k)));
            }
        }
        return hops;
    }

    private static Set<Hop> minus(Set<Hop> from, Set<Hop> less) {
        Set<Hop> rest = new HashSet<>(from);
        rest.removeAll(less);
        return rest;
    }
}
