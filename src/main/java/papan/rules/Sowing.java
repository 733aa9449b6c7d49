package papan.rules;

import papan.model.Direction;

/**
 * The way of the hand over the board.
 *
 * @param direction which way round; where it is chosen, the way by which the stores' ends of the board are told
 * @param choice who decides the direction
 * @param stores which stores get seeds in passing
 * @param origin whether a lap leaves or drops a seed in the house it came from
 */
public record Sowing(Direction direction, DirectionChoice choice, StoreUse stores, OriginHouse origin) {
    /** Sowing in a direction that the rule set fixes. */
    public Sowing(Direction direction, StoreUse stores, OriginHouse origin) {
        this(direction, DirectionChoice.FIXED, stores, origin);
    }

    Sowing with(DirectionRule rule) {
        return new Sowing(rule.direction(), rule.choice(), stores, origin);
    }

    Sowing reversed() {
        return new Sowing(direction.reversed(), choice, stores, origin);
    }

    Sowing withStores(StoreUse other) {
        return new Sowing(direction, choice, other, origin);
    }

    Sowing withOrigin(OriginHouse other) {
        return new Sowing(direction, choice, stores, other);
    }
}
