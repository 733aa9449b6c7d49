package papan.format;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Guesses the cause of a JSON syntax error. The parser tells only which token it expected, which helps few authors of
 * lessons; so the characters around the place are looked at.
 *
 * @param at how many characters stand before the place that must be mended
 * @param message what is wrong there
 * @param fix what to write instead
 * @param inValue whether it is within one value, and not between the values
 */
record JsonMistake(int at, String message, String fix, boolean inValue) {
    private static final String TYPOGRAPHIC = "“”„‟«»‘’‚";
    private static final int LONGEST_WORD = 40;
    /** Said of a file that is cut off, wherever it was cut. */
    static final String ENDS = "The file ends in the middle.";

    static final String ENDS_FIX = "Look for a missing }, ] or \" before the end.";
    private static final String QUOTES = "Texts stand in double quotes: write ";

    /** Words of other languages for the three that JSON knows. */
    private static final Map<String, String> WORDS =
            Map.of("true", "true", "false", "false", "null", "null", "yes", "true", "no", "false", "none", "null");

    private static final Set<String> NO_NUMBERS = Set.of("nan", "infinity");
    private static final Pattern IN_VALUE = Pattern.compile("value|Unrecognized|Non-standard|escape");
    private static final Pattern ESCAPE = Pattern.compile("Unrecognized character escape");
    private static final Pattern CONTROL = Pattern.compile("CTRL-CHAR, code ([0-9]+)");
    private static final Pattern CLOSER =
            Pattern.compile("expected '([\\]}])' \\(for (?:Object|Array) .*line: ([0-9]+)");
    private static final Pattern NON_STANDARD = Pattern.compile("Non-standard token '([A-Za-z]{1,20})'");

    private JsonMistake(int at, String message, String fix) {
        this(at, message, fix, false);
    }

    /**
     * Looks for the cause.
     *
     * @param json the whole text
     * @param at how many characters stand before the place where the parser stopped
     * @param told what the parser says
     */
    static JsonMistake of(String json, int at, String told) {
        JsonMistake cause = cause(json, at, told);
        char there = cause.at < at ? json.charAt(cause.at) : ' ';
        boolean textBroken = there == '"' && told.contains("separate Object");
        boolean inValue = textBroken || (there != ',' && IN_VALUE.matcher(told).find());
        return new JsonMistake(cause.at, cause.message, cause.fix, inValue);
    }

    private static JsonMistake cause(String json, int at, String told) {
        Around around = new Around(json, Math.max(0, Math.min(at, json.length())));
        if (around.at == json.length()) {
            return new JsonMistake(around.at, ENDS, ENDS_FIX);
        }
        Matcher control = CONTROL.matcher(told);
        if (control.find()) {
            return control(around.at, Integer.parseInt(control.group(1)));
        }
        if (ESCAPE.matcher(told).find() || told.contains("character escape sequence")) {
            return new JsonMistake(
                    around.at,
                    "After a \\ inside a text stands only \\, \", n, t or u with four hex digits.",
                    "Write \\\\ for a \\ itself.");
        }
        Matcher nan = NON_STANDARD.matcher(told);
        if (nan.find()) {
            return word(json.lastIndexOf(nan.group(1), around.at), nan.group(1));
        }
        if (told.contains("umeric value")) {
            return number(around, told);
        }
        Matcher closer = CLOSER.matcher(told);
        if (closer.find()) {
            return new JsonMistake(
                    around.at,
                    "A " + closer.group(1) + " is missing before this " + around.here + ".",
                    "The " + (closer.group(1).equals("]") ? "[" : "{") + " stands in line " + closer.group(2)
                            + "; close it with " + closer.group(1) + ".");
        }
        if (told.contains("to close")) {
            return new JsonMistake(around.at, "This " + around.here + " closes nothing.", "Delete it.");
        }
        return sign(around, told);
    }

    private static JsonMistake control(int at, int code) {
        if (code == '\n' || code == '\r') {
            return new JsonMistake(
                    at,
                    "A text cannot go on in the next line.",
                    "Write \\n for a line break, or end the text with \" in this line.");
        }
        String name = code == '\t' ? "A tab" : "An invisible character (number " + code + ")";
        String instead = code == '\t' ? "Write \\t, or a space." : "Delete it.";
        return new JsonMistake(at, name + " cannot stand inside a text.", instead);
    }

    private static JsonMistake number(Around around, String told) {
        String fix = "Write numbers like 7, -7 or 0.5.";
        if (told.contains("Leading zeroes")) {
            return new JsonMistake(around.at, "A number does not begin with a 0.", "Delete the 0. " + fix);
        }
        int at = around.here == '+' || told.contains("plus sign") ? behind(around, '+') : around.at;
        return new JsonMistake(at, "This is not a number.", fix);
    }

    private static int behind(Around around, char c) {
        return Math.max(0, around.json.lastIndexOf(c, around.at));
    }

    /** A single sign that tells what was meant, whatever was expected. */
    private static JsonMistake sign(Around around, String told) {
        boolean name = told.contains("field name") && !told.contains("colon");
        if (around.here == '\'') {
            return new JsonMistake(
                    around.at, "This is a single quote.", QUOTES + quoted(around.next("'", "text")) + ".");
        }
        if (TYPOGRAPHIC.indexOf(around.here) >= 0) {
            return new JsonMistake(
                    around.at,
                    "This is a typographic quote (" + around.here + ").",
                    "Texts stand in straight double quotes: write " + quoted(around.next(TYPOGRAPHIC, "text")) + ".");
        }
        if (around.here == '/' || around.here == '#') {
            return new JsonMistake(
                    around.at,
                    "JSON has no comments.",
                    "Delete it, or write it into a field whose name begins with x-, for example \"x-note\": \"…\".");
        }
        boolean ends = around.here == '}' || around.here == ']';
        if (around.before == ',' && (ends || around.here == ',')) {
            return new JsonMistake(
                    around.beforeAt, "There is a comma too many before this " + around.here + ".", "Delete the comma.");
        }
        if (Character.isSpaceChar(around.here) || Character.getType(around.here) == Character.FORMAT) {
            String number = String.format(Locale.ROOT, "U+%04X", (int) around.here);
            return new JsonMistake(
                    around.at,
                    "An invisible character (" + number + ") stands here.",
                    "Put an ordinary space in its place.");
        }
        if (around.here == ';' || around.here == '=') {
            boolean colon = told.contains("colon");
            return new JsonMistake(
                    around.at, "This is a " + around.here + ".", "Write a " + (colon ? "colon." : "comma."));
        }
        return expected(around, told, name);
    }

    /** What was expected, for a sign that tells nothing by itself. */
    private static JsonMistake expected(Around around, String told, boolean name) {
        String word = around.word();
        boolean quoteInside = around.before == '"' && around.sameLine && !word.isEmpty();
        if (quoteInside && !name && (told.contains("comma") || told.contains("colon")) && !around.isDigit()) {
            return new JsonMistake(
                    around.beforeAt,
                    "The text ends at this quote, but " + Visible.shortened(word) + " follows.",
                    "Quotes inside a text are written \\\"; between two values stands a comma.");
        }
        if (told.contains("comma")) {
            return missing(around, "A comma", "a comma");
        }
        if (told.contains("colon")) {
            return missing(around, "A colon", "a colon");
        }
        if (name) {
            return word.isEmpty()
                    ? unexpected(around, "Here begins the name of a field, in double quotes: \"id\": ….")
                    : new JsonMistake(around.at, "The name " + word + " has no quotes.", "Write " + quoted(word) + ".");
        }
        if (around.before == ':' && (around.here == ',' || around.here == '}' || around.here == ']')) {
            return new JsonMistake(
                    around.at, "The value is missing before this " + around.here + ".", "Write it after the colon.");
        }
        return word.isEmpty()
                ? unexpected(around, "Look for a missing comma, quote or bracket just before.")
                : word(around.at, word);
    }

    private static JsonMistake word(int at, String word) {
        String small = word.toLowerCase(Locale.ROOT);
        if (NO_NUMBERS.contains(small)) {
            return new JsonMistake(at, word + " is not a number here.", "Write a number in digits.");
        }
        String meant = WORDS.get(small);
        return meant != null
                ? new JsonMistake(at, word + " is no word of JSON.", "Write " + meant + ", without quotes.")
                : new JsonMistake(at, "The text " + word + " has no quotes.", QUOTES + quoted(word) + ".");
    }

    private static JsonMistake missing(Around around, String what, String put) {
        String follows = around.here == '"' ? quoted(around.next("\"", "…")) : String.valueOf(around.here);
        String before = around.before == '"' ? "the quote" : "the " + around.before;
        int line = Spot.endOf(around.json.substring(0, around.beforeAt)).line();
        return new JsonMistake(
                around.at,
                what + " is missing before " + follows + ".",
                "Put " + put + " after " + before + " in line " + line + ".");
    }

    private static JsonMistake unexpected(Around around, String fix) {
        String what = around.here == '"' ? "A quote" : "\"" + around.here + "\"";
        return new JsonMistake(around.at, what + " is not expected here.", fix);
    }

    private static String quoted(String word) {
        return "\"" + Visible.shortened(word) + "\"";
    }

    /** The place and its neighbours. */
    private static final class Around {
        private final String json;
        private final int at;
        private final char here;
        private final int beforeAt;
        private final char before;
        private final boolean sameLine;

        Around(String json, int at) {
            this.json = json;
            this.at = at;
            here = at < json.length() ? json.charAt(at) : ' ';
            int last = at - 1;
            while (last > 0 && " \t\r\n".indexOf(json.charAt(last)) >= 0) {
                last--;
            }
            beforeAt = Math.max(0, last);
            before = last < 0 ? ' ' : json.charAt(last);
            String between = json.substring(Math.min(at, beforeAt), at);
            sameLine = between.indexOf('\n') < 0 && between.indexOf('\r') < 0;
        }

        boolean isDigit() {
            return here >= '0' && here <= '9';
        }

        /** The word that begins here; empty if none does. */
        String word() {
            return run(at);
        }

        /** The word behind a quote, if nothing but letters stands between it and its partner. */
        String next(String quotes, String otherwise) {
            String word = run(at + 1);
            int end = at + 1 + word.length();
            boolean closed = end < json.length() && quotes.indexOf(json.charAt(end)) >= 0;
            return word.isEmpty() || !closed ? otherwise : word;
        }

        private String run(int from) {
            int end = from;
            while (end < json.length() && end < from + LONGEST_WORD && isOfWord(json.charAt(end))) {
                end++;
            }
            return from < end ? json.substring(from, end) : "";
        }

        private static boolean isOfWord(char c) {
            return Character.isLetterOrDigit(c) || c == '-' || c == '_';
        }
    }
}
