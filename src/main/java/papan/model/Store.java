package papan.model;

/**
 * The large hollow in which a player's captured seeds are kept.
 *
 * @param side the owner
 */
public record Store(Side side) implements Place {
    @Override
    public String name() {
        return side.letter() + ".store";
    }

    @Override
    public String toString() {
        return name();
    }
}
