package papan.analysis;

/** How far apart the points of a course lie. */
public enum Spacing {
    /** A point after every event. */
    SEED,
    /** A point after every lap. */
    LAP,
    /** A point after every turn. */
    TURN,
    /** A point after every round. */
    ROUND
}
