package papan.format;

/**
 * Where something stands in a file.
 *
 * @param line 1-based
 * @param column 1-based, in characters
 */
public record Spot(int line, int column) {
    /** The first character of a file. */
    public static final Spot START = new Spot(1, 1);

    /** How to call it in a message about another spot: by its column where both are in one line. */
    public String seenFrom(Spot other) {
        return line == other.line() ? "column " + column : "line " + line;
    }

    /** Just behind a text, as seen from its beginning. */
    public static Spot endOf(String text) {
        int line = 1;
        int begin = 0;
        for (int i = lineAfter(text, 0); i > 0; i = lineAfter(text, i)) {
            line++;
            begin = i;
        }
        return new Spot(line, text.length() - begin + 1);
    }

    /** How many characters of a text stand before this spot. */
    public int in(String text) {
        int at = 0;
        for (int i = 1; i < line; i++) {
            at = lineAfter(text, at);
        }
        return at + column - 1;
    }

    /** Where the line after a place begins; 0 if there is none. */
    private static int lineAfter(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                boolean two = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
                return i + (two ? 2 : 1);
            }
        }
        return 0;
    }
}
