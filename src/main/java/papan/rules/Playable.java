package papan.rules;

/**
 * Which houses may be chosen, and whether a capture earns another move.
 *
 * @param minSeeds seeds that a house must hold, 1 or 2
 * @param singles whether a house with a single seed may be chosen while another holds more
 * @param afterCapture whether a move that captured is followed by another, once
 */
public record Playable(int minSeeds, Singles singles, AfterCapture afterCapture) {
    /** Any house with seeds; a capture ends the turn. */
    public static final Playable ANY = new Playable(1, Singles.ALLOWED, AfterCapture.TURN_ENDS);

    public Playable {
        if (minSeeds < 1 || minSeeds > 2) {
            throw new IllegalArgumentException("minSeeds " + minSeeds + " is neither 1 nor 2");
        }
    }

    Playable withMinSeeds(int other) {
        return new Playable(other, singles, afterCapture);
    }

    Playable withSingles(Singles other) {
        return new Playable(minSeeds, other, afterCapture);
    }

    Playable withAfterCapture(AfterCapture other) {
        return new Playable(minSeeds, singles, other);
    }

    /** Whether a house with a single seed may be chosen. */
    public enum Singles {
        /** Always. */
        ALLOWED,
        /** Only if no house of the player's holds more. */
        ONLY_IF_NOTHING_ELSE
    }

    /** What a capture earns. */
    public enum AfterCapture {
        /** Nothing: the turn is over. */
        TURN_ENDS,
        /** Exactly one more move. */
        ONE_MORE_MOVE
    }
}
