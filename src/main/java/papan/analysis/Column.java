package papan.analysis;

import java.util.Optional;
import papan.model.Place;
import papan.model.Side;

/**
 * A column of the table behind a chart: one band, line or kind of bar.
 *
 * @param key its name in files, such as {@code southStore} or {@code N3}
 * @param measure what is counted, such as {@code store}; its heading is told by this
 * @param unit in what its numbers are
 * @param side whose it is; empty where it is nobody's
 * @param place the house or store it is about; empty where it is about none
 */
public record Column(String key, String measure, Unit unit, Optional<Side> side, Optional<Place> place) {
    /** In which round a row lies; stands in tables of several rounds, and is not drawn. */
    public static final Column ROUND = of("round", Unit.ROUNDS);

    /** A column that is nobody's. */
    static Column of(String measure, Unit unit) {
        return new Column(measure, measure, unit, Optional.empty(), Optional.empty());
    }

    /** A column of one player. */
    static Column of(Side side, String measure, Unit unit) {
        String key = side.id() + Character.toUpperCase(measure.charAt(0)) + measure.substring(1);
        return new Column(key, measure, unit, Optional.of(side), Optional.empty());
    }

    /** A column about one house or store. */
    static Column of(Place place) {
        return new Column(place.name(), "place", Unit.SEEDS, Optional.of(place.side()), Optional.of(place));
    }
}
