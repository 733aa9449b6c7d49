package papan.ui.board;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.replay.Trail;

/**
 * Works out which parts of a board have to be painted again when one scene follows another. Each jump does that on its way,
 * and the first ones before Java is warm: so it goes through plain loops, and compares what lies in a place rather than
 * records, whose way of being equal Java makes when it is first asked for.
 */
final class SceneChange {
    private SceneChange() {}

    /** The areas that differ; empty where both scenes look alike. */
    static List<Rectangle2D> between(BoardScene old, BoardScene now, BoardGeometry geometry) {
        if (!old.layout().equals(now.layout())
                || !old.viewpoint().equals(now.viewpoint())
                || !old.marks().labels().ofAll().equals(now.marks().labels().ofAll())
                || !words(old).equals(words(now))
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
        if (!areAlike(old.hands(), now.hands())) {
            hands(old, geometry, areas);
            hands(now, geometry, areas);
        }
        if (!old.flights().equals(now.flights())) {
            flights(old, geometry, areas);
            flights(now, geometry, areas);
        }
        return areas;
    }

    private static boolean areAlike(List<HandAt> some, List<HandAt> others) {
        boolean alike = some.size() == others.size();
        for (int k = 0; alike && k < some.size(); k++) {
            HandAt one = some.get(k);
            HandAt other = others.get(k);
            alike = one.side() == other.side()
                    && one.seeds() == other.seeds()
                    && one.from().equals(other.from())
                    && one.to().equals(other.to())
                    && one.progress() == other.progress()
                    && one.presence() == other.presence();
        }
        return alike;
    }

    private static void hands(BoardScene scene, BoardGeometry geometry, List<Rectangle2D> areas) {
        for (HandAt hand : scene.hands()) {
            areas.add(Flights.bounds(geometry, hand));
        }
    }

    private static void flights(BoardScene scene, BoardGeometry geometry, List<Rectangle2D> areas) {
        for (Flight flight : scene.flights()) {
            areas.add(Flights.bounds(geometry, scene, flight));
        }
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
                && covered(old, place) == covered(now, place)
                && roles(old, place).equals(roles(now, place));
    }

    /** How far a lid is over a place, 0 where there is none. */
    private static double covered(BoardScene scene, Place place) {
        for (Lid lid : scene.lids()) {
            if (lid.house().equals(place)) {
                return lid.presence();
            }
        }
        return 0;
    }

    private static List<BoardHighlight.Role> roles(BoardScene scene, Place place) {
        List<BoardHighlight.Role> roles = new ArrayList<>();
        for (BoardHighlight highlight : scene.marks().highlights()) {
            if (highlight.place().equals(place)) {
                roles.add(highlight.role());
            }
        }
        return roles;
    }

    /** What stands on tags, which may push one another aside. */
    private static List<BoardHighlight> words(BoardScene scene) {
        List<BoardHighlight> words = new ArrayList<>();
        for (BoardHighlight highlight : scene.marks().highlights()) {
            if (!highlight.label().isBlank()) {
                words.add(highlight);
            }
        }
        return words;
    }

    /** Numbers stand in the cell of their place. */
    private static void numbers(BoardScene old, BoardScene now, BoardGeometry geometry, List<Rectangle2D> areas) {
        Map<Place, TrailNumbers.Visits> before = TrailNumbers.visits(old.ways());
        Map<Place, TrailNumbers.Visits> after = TrailNumbers.visits(now.ways());
        Set<Place> places = new HashSet<>(before.keySet());
        places.addAll(after.keySet());
        places.removeIf(place -> Objects.equals(before.get(place), after.get(place)));
        places.forEach(place -> areas.add(geometry.cell(place)));
    }

    /** Only the hops that one of the scenes lacks. */
    private static void paths(BoardScene old, BoardScene now, BoardGeometry geometry, List<Rectangle2D> areas) {
        lacking(old.ways(), now.ways(), geometry, areas);
        lacking(now.ways(), old.ways(), geometry, areas);
    }

    /** Where some trails go and the others do not. */
    private static void lacking(
            List<Trail> trails, List<Trail> others, BoardGeometry geometry, List<Rectangle2D> areas) {
        for (Trail trail : trails) {
            List<Place> places = trail.places();
            List<Place> there = sameLap(trail, others);
            for (int k = 0; k < places.size(); k++) {
                if (!isSameHop(places, there, k)) {
                    areas.add(geometry.cell(places.get(Math.max(0, k - 1))).createUnion(geometry.cell(places.get(k))));
                }
            }
        }
    }

    private static List<Place> sameLap(Trail trail, List<Trail> others) {
        for (Trail other : others) {
            if (other.lap() == trail.lap() && other.side() == trail.side()) {
                return other.places();
            }
        }
        return List.of();
    }

    /** Whether two ways come to the same place from the same place by their k-th hop; hop 0 is where they begin. */
    private static boolean isSameHop(List<Place> places, List<Place> there, int k) {
        return k < there.size()
                && places.get(k).equals(there.get(k))
                && (k == 0 || places.get(k - 1).equals(there.get(k - 1)));
    }
}
