package papan.replay;

/** How far one step of the transport goes. */
public enum Grain {
    /** To the next seed, ruling or capture. */
    SEED,
    /** To the end of the lap. */
    LAP,
    /** To the end of the turn. */
    TURN,
    /** To the end of the round. */
    ROUND
}
