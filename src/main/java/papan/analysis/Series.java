package papan.analysis;

import java.util.Arrays;
import java.util.List;
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
    /** What can be counted along a course. Each stands in this file alone: what it is called, and how it is counted. */
    public enum Of {
        /** Seeds in a player's store. */
        STORE("store", "stores", Unit.SEEDS, true),
        /** Seeds in a player's row. */
        SIDE("row", "row", Unit.SEEDS, true),
        /** Seeds in one house. */
        HOUSE("house", "house", Unit.SEEDS, false),
        /** Seeds in the hand: in both hands where two sow at once. */
        HAND("hand", "hand", Unit.SEEDS, false),
        /** South's store less north's; the only one that may be less than nothing. */
        LEAD("lead", "lead", Unit.SEEDS, false),
        /** Houses that a player can sow. */
        MOBILITY("mobility", "mobility", Unit.HOUSES, true),
        /** Empty houses of a player's. */
        EMPTY("empty", "empty", Unit.HOUSES, true),
        /** How evenly a player's seeds lie. */
        EVENNESS("evenness", "evenness", Unit.SHARE, true);

        private final String column;
        private final String words;
        private final Unit unit;
        private final boolean ofAPlayer;

        Of(String column, String words, Unit unit, boolean ofAPlayer) {
            this.column = column;
            this.words = words;
            this.unit = unit;
            this.ofAPlayer = ofAPlayer;
        }

        /** The name used in files. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The end of the keys under which it is asked for. */
        public String words() {
            return words;
        }

        /** What its numbers count. */
        public Unit unit() {
            return unit;
        }

        /** Whether there is one for each player. */
        public boolean isOfAPlayer() {
            return ofAPlayer;
        }

        /** The lines of it: one for each player, or one. */
        List<Series> lines() {
            return isOfAPlayer()
                    ? Arrays.stream(Side.values())
                            .map(side -> new Series(this, Optional.of(side), Optional.empty()))
                            .toList()
                    : List.of(new Series(this, Optional.empty(), Optional.empty()));
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
            case HOUSE -> Column.of(house.orElseThrow());
            case HAND -> Part.HANDS.column();
            default ->
                side.map(owner -> Column.of(owner, of.column, of.unit)).orElseGet(() -> Column.of(of.column, of.unit));
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
