package papan.rules;

/** What the last seed of a lap means when the house it falls into held seeds before. */
public enum OccupiedHouse {
    /** Lift them all, the last seed included, and sow on: another lap. */
    RELAY,
    /** All of them, the last seed included, go to the mover's store, and the mover chooses again. */
    BANK,
    /** Nothing: the turn is over. */
    TURN_ENDS
}
