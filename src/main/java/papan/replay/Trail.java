package papan.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.Place;
import papan.model.Side;

/**
 * The way of a hand in one lap.
 *
 * @param side whose hand
 * @param lap 1 for the first lap of a turn, more after a relay
 * @param places where it lifted, then every place that got a seed, in order
 */
public record Trail(Side side, int lap, List<Place> places) {
    public Trail {
        places = List.copyOf(places);
    }

    /** The way of the last lap that was begun; empty if nothing was lifted. */
    public static Optional<Trail> last(List<BoardEvent> events) {
        for (int i = events.size() - 1; i >= 0; i--) {
            if (events.get(i) instanceof SowingEvent.Lifted lifted) {
                return Optional.of(new Trail(lifted.player(), lifted.lap(), places(events.subList(i, events.size()))));
            }
        }
        return Optional.empty();
    }

    /** Where a hand lifts and where it drops a seed. */
    private static List<Place> places(List<BoardEvent> lap) {
        List<Place> places = new ArrayList<>();
        for (BoardEvent event : lap) {
            if (event instanceof SowingEvent.Lifted lifted) {
                places.add(lifted.at());
            } else if (event instanceof SowingEvent.Sown sown) {
                places.add(sown.at());
            } else if (event instanceof SowingEvent.Forfeited forfeited) {
                places.add(forfeited.to());
            }
        }
        return places;
    }
}
