package papan.rules;

/** What a player owes an opponent who has nothing to sow. */
public sealed interface Feeding {

    /** Nothing. */
    record NotNeeded() implements Feeding {}

    /**
     * If the opponent's row is empty, a move must bring seeds into it, if one can.
     *
     * @param grandSlam what a capture of everything in the opponent's row means
     */
    record Needed(GrandSlam grandSlam) implements Feeding {}

    /** What a capture means that would take everything in the opponent's row. */
    enum GrandSlam {
        /** It is made. */
        LEGAL,
        /** The move is made, but nothing is captured. */
        NO_CAPTURE,
        /** The move may not be made. */
        FORBIDDEN
    }
}
