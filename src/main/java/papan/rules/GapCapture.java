package papan.rules;

/**
 * Captures beyond an empty house. Where laps go on from the next house, the gap is that house; otherwise it is the empty
 * house into which the last seed fell.
 */
public sealed interface GapCapture {

    /** There are none. */
    record None() implements GapCapture {}

    /**
     * What lies beyond the gap is captured.
     *
     * @param reach whether further gaps are looked for after it
     * @param opposite whether the house opposite a captured one is captured too
     */
    record Beyond(Reach reach, Opposite opposite) implements GapCapture {}

    /** How far a capture beyond a gap reaches. */
    enum Reach {
        /** One house. */
        ONE,
        /** On and on, as long as empty and filled houses alternate. */
        CHAIN
    }

    /** Whether the house opposite a captured one goes with it. */
    enum Opposite {
        /** It stays. */
        STAYS,
        /** It is captured too. */
        TAKEN
    }
}
