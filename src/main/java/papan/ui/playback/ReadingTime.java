package papan.ui.playback;

import java.util.regex.Pattern;

/** How long somebody of twelve takes to read a sentence, in milliseconds. */
final class ReadingTime {
    /** No sentence that is meant to be read stays for less. */
    static final int LEAST = 1300;

    private static final int WORD = 250;
    /** Where words are not parted by spaces, so many signs are read in the time of one word. */
    private static final double SIGNS = 1.6;

    private static final Pattern SIGN = Pattern.compile("\\p{IsIdeographic}");
    private static final Pattern WORDS = Pattern.compile("[\\p{L}\\p{N}]\\S*");

    private ReadingTime() {}

    /** For a sentence in any language; the least for an empty one. */
    static int of(String sentence) {
        long signs = SIGN.matcher(sentence).results().count();
        long words =
                WORDS.matcher(SIGN.matcher(sentence).replaceAll(" ")).results().count();
        return Math.max(LEAST, (int) Math.round(WORD * (words + signs / SIGNS)));
    }
}
