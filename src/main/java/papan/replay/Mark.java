package papan.replay;

/**
 * A moment worth finding on the timeline.
 *
 * @param cursor the cursor just after it
 */
public record Mark(int cursor, Kind kind) {
    /** What happened there; each kind has a shape of its own. */
    public enum Kind {
        /** A player chose a house. */
        CHOICE,
        /** A relay. */
        RELAY,
        /** An extra turn was won. */
        EXTRA_TURN,
        /** Seeds were captured. */
        CAPTURE,
        /** Seeds were banked. */
        BANK,
        /** A turn was over without gain. */
        TURN_OVER,
        /** A player passed. */
        PASS,
        /** A seed was forfeited. */
        FORFEIT,
        /** A house went out of play. */
        BURNT,
        /** Houses were filled for the next round. */
        REFILL,
        /** The round was over. */
        ROUND_END,
        /** Boards that are compared have parted. */
        PARTING
    }
}
