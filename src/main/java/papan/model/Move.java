package papan.model;

/**
 * A player's choice of the house to lift.
 *
 * @param from the house whose seeds are lifted first
 */
public record Move(House from) {
    @Override
    public String toString() {
        return from.name();
    }
}
