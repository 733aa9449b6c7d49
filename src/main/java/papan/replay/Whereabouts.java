package papan.replay;

/**
 * Where in a match a cursor stands; all numbers are 1-based, and 0 where there is nothing to count yet.
 *
 * @param round the number of the round
 * @param turn the number of the turn in its round
 * @param lap the number of the lap in its turn
 * @param seed how many seeds of the lap have fallen
 */
public record Whereabouts(int round, int turn, int lap, int seed) {
    /** Before anything has happened. */
    public static final Whereabouts START = new Whereabouts(0, 0, 0, 0);
}
