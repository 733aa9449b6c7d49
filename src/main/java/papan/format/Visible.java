package papan.format;

/**
 * Makes texts of strangers safe to show. Characters that a terminal or a file format would obey are replaced, and so
 * are those that make a text look like another one.
 */
public final class Visible {
    private static final char REPLACEMENT = '\uFFFD';
    private static final int MOST = 60;

    private Visible() {}

    /** A text that may have several lines, as XML takes it. */
    public static String text(String text) {
        return cleaned(text, false, false);
    }

    /** A text that goes into a file for other programs: none of them is to turn the order of its letters round. */
    public static String handedOn(String text) {
        return cleaned(text, false, true);
    }

    /** A text on one line, as a name in a sentence: with a line end in it, it would look like another sentence. */
    public static String line(String text) {
        return cleaned(text, true, true);
    }

    /** As much of a text as fits a message. */
    public static String shortened(String text) {
        return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
    }

    private static String cleaned(String text, boolean oneLine, boolean unturned) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            boolean layout = c == '\n' || c == '\r' || c == '\t';
            boolean hidden = layout ? oneLine : isObeyed(c) || (unturned && turns(c));
            out.appendCodePoint(hidden ? REPLACEMENT : c);
        });
        return out.toString();
    }

    /** Whether a character is a command, or none at all; line ends and tabs are commands too. */
    public static boolean isObeyed(int c) {
        boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        boolean separator = c == '\u2028' || c == '\u2029';
        return Character.isISOControl(c) || half || separator || c == '\uFFFE' || c == '\uFFFF';
    }

    /** Whether a character turns the order of the letters after it round. */
    public static boolean turns(int c) {
        return (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069');
    }
}
