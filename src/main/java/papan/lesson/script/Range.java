package papan.lesson.script;

/**
 * Bounds for a whole number.
 *
 * @param min the least that holds
 * @param max the most that holds
 */
public record Range(int min, int max) {
    /** Anything but nothing. */
    public static final Range SOME = new Range(1, Integer.MAX_VALUE);

    /** Whether a number lies within the bounds. */
    public boolean holds(int number) {
        return min <= number && number <= max;
    }
}
