package papan.analysis;

/** What the numbers of a chart count. */
public enum Unit {
    /** Seeds. */
    SEEDS,
    /** Houses. */
    HOUSES,
    /** Turns. */
    TURNS,
    /** Captures. */
    CAPTURES,
    /** Rounds or matches. */
    ROUNDS,
    /** A part of a whole, or a measure between none and all: 0 to 1. */
    SHARE
}
