package papan.json;

/**
 * Where something stands in a file.
 *
 * @param line 1-based
 * @param column 1-based, in characters
 */
public record Spot(int line, int column) {
    /** The first character of a file. */
    public static final Spot START = new Spot(1, 1);
}
