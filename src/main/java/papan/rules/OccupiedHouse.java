package papan.rules;

/** How a lap goes on when its last seed has fallen into a house. */
public enum OccupiedHouse {
    /** If the house held seeds: lift them all, the last seed included, and sow on. */
    RELAY,
    /** Lift the seeds of the next house and sow on, whatever the last seed fell into. */
    RELAY_FROM_NEXT,
    /** If the house held seeds: all of them go to the mover's store, and the mover chooses again. */
    BANK,
    /** It does not: one lap is the whole turn. */
    TURN_ENDS
}
