package papan.rules;

/** What the last seed of a lap means when it falls into the mover's own store. */
public enum OwnStore {
    /** The mover takes another turn. */
    EXTRA_TURN,
    /** The turn is over. */
    TURN_ENDS
}
