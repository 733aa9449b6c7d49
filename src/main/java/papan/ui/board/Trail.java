package papan.ui.board;

import java.util.List;
import papan.model.Place;
import papan.model.Side;

/**
 * The way of a hand in the present lap.
 *
 * @param side whose hand
 * @param lap 1 for the first lap of a turn, more after a relay
 * @param places where it lifted, then every place that got a seed, in order
 */
public record Trail(Side side, int lap, List<Place> places) {
    public Trail {
        places = List.copyOf(places);
    }
}
