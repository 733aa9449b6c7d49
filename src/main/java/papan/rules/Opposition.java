package papan.rules;

/** What the last seed of a lap means when it falls into an empty house of the mover's. */
public sealed interface Opposition {

    /** Nothing: the turn is over. */
    record None() implements Opposition {}

    /**
     * The seeds of the opposite house are captured.
     *
     * @param capturingSeed whether the last seed itself is taken too
     * @param loneSeed what happens to it when the opposite house is empty
     */
    record Opposite(CapturingSeed capturingSeed, LoneSeed loneSeed) implements Opposition {}

    /** What becomes of the seed that made a capture. */
    enum CapturingSeed {
        /** It goes to the store with the captured ones. */
        TAKEN,
        /** It stays in its house. */
        STAYS
    }

    /** What becomes of the last seed when there is nothing opposite to capture. */
    enum LoneSeed {
        /** It goes to the store alone. */
        TAKEN,
        /** It stays in its house. */
        STAYS
    }
}
