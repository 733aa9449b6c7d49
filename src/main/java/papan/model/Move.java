package papan.model;

import java.util.Arrays;
import java.util.Optional;

/**
 * A player's choice of the house to lift and, where the rule set leaves it open, of the direction to sow in.
 *
 * @param from the house whose seeds are lifted first
 * @param direction the direction chosen; empty where there is nothing to choose
 */
public record Move(House from, Optional<Direction> direction) {

    /** A choice of the house alone. */
    public Move(House from) {
        this(from, Optional.empty());
    }

    /** Reads what {@link #toString} writes: {@code S6}, or {@code S6:cw} with a direction. Empty if it is neither. */
    public static Optional<Move> parse(String text) {
        String[] parts = text.split(":", 2);
        Optional<House> house = House.parseHouse(parts[0]);
        if (parts.length == 1) {
            return house.map(Move::new);
        }
        Optional<Direction> direction = Arrays.stream(Direction.values())
                .filter(d -> d.suffix().equals(parts[1]))
                .findFirst();
        return direction.flatMap(d -> house.map(h -> new Move(h, Optional.of(d))));
    }

    @Override
    public String toString() {
        return from.name() + direction.map(d -> ":" + d.suffix()).orElse("");
    }
}
