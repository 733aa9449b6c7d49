package papan.analysis;

import java.util.Locale;
import java.util.Optional;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;

/**
 * A line that somebody has chosen to see along a course.
 *
 * @param of what is counted
 * @param side whose; there exactly where {@link Of#isOfAPlayer()}
 * @param house which house; there exactly for {@link Of#HOUSE}
 */
public record Series(Of of, Optional<Side> side, Optional<House> house) {
    /** What can be counted along a course. */
    public enum Of {
        /** Seeds in a player's store. */
        STORE(Unit.SEEDS, true),
        /** Seeds in a player's row. */
        SIDE(Unit.SEEDS, true),
        /** Seeds in one house. */
        HOUSE(Unit.SEEDS, false),
        /** Seeds in the hand: in both hands where two sow at once. */
        HAND(Unit.SEEDS, false),
        /** South's store less north's. */
        LEAD(Unit.SEEDS, false),
        /** Houses that a player can sow. */
        MOBILITY(Unit.HOUSES, true),
        /** Empty houses of a player's. */
        EMPTY(Unit.HOUSES, true),
        /** How evenly a player's seeds lie. */
        EVENNESS(Unit.SHARE, true);

        private final Unit unit;
        private final boolean ofAPlayer;

        Of(Unit unit, boolean ofAPlayer) {
            this.unit = unit;
            this.ofAPlayer = ofAPlayer;
        }

        /** The name used in files. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** What its numbers count. */
        public Unit unit() {
            return unit;
        }

        /** Whether there is one for each player. */
        public boolean isOfAPlayer() {
            return ofAPlayer;
        }
    }

    public Series {
        if (side.isPresent() != of.isOfAPlayer() || house.isPresent() != (of == Of.HOUSE)) {
            throw new IllegalArgumentException("of " + of + " does not go with " + side + " and " + house);
        }
    }

    /** Whose line it is; empty where it is nobody's. */
    public Optional<Side> owner() {
        return side.or(() -> house.map(House::side));
    }

    /** It as a column of a table. */
    Column column() {
        return switch (of) {
            case STORE -> Column.of(side.orElseThrow(), "store", Unit.SEEDS);
            case SIDE -> Column.of(side.orElseThrow(), "row", Unit.SEEDS);
            case HOUSE -> Column.of(house.orElseThrow());
            case HAND -> Part.HANDS.column();
            case LEAD -> Column.of("lead", Unit.SEEDS);
            case MOBILITY, EMPTY, EVENNESS -> Column.of(side.orElseThrow(), of.id(), of.unit());
        };
    }

    /** Its number at a cursor. */
    double at(Course course, int cursor) {
        return switch (of) {
            case STORE -> course.inStore(side.orElseThrow(), cursor);
            case SIDE -> course.inRow(side.orElseThrow(), cursor);
            case HOUSE -> course.seedsAt(index(course.layout()), cursor);
            case HAND -> course.inHands(cursor);
            case LEAD -> (double) course.inStore(Side.SOUTH, cursor) - course.inStore(Side.NORTH, cursor);
            case MOBILITY -> course.mobility(side.orElseThrow(), cursor);
            case EMPTY -> course.emptyHouses(side.orElseThrow(), cursor);
            case EVENNESS -> course.evenness(side.orElseThrow(), cursor);
        };
    }

    private int index(Layout layout) {
        return layout.indexOf(house.orElseThrow());
    }
}
