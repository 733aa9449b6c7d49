package papan.model;

import java.util.Optional;

/**
 * A small hollow of a player's row.
 *
 * <p>Numbers run from 1 at <em>that player's own left</em> as they sit facing the board, so with seven houses a side S1
 * faces N7. The number never depends on the direction in which a rule set sows.
 *
 * @param side the owner of the row
 * @param number 1 to {@value #MAX_NUMBER}
 */
public record House(Side side, int number) implements Place {
    /** The highest number on any board. */
    public static final int MAX_NUMBER = 12;

    public House {
        if (number < 1 || number > MAX_NUMBER) {
            throw new IllegalArgumentException("number " + number + " is not between 1 and " + MAX_NUMBER);
        }
    }

    @Override
    public String name() {
        return side.letter() + Integer.toString(number);
    }

    /** Reads a house's {@link #name()}; empty if the text is not one. */
    public static Optional<House> parseHouse(String name) {
        return Place.parse(name).filter(House.class::isInstance).map(House.class::cast);
    }

    @Override
    public String toString() {
        return name();
    }
}
