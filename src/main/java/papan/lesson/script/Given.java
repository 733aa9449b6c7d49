package papan.lesson.script;

import java.util.List;

/**
 * An answer: the places, options, numbers or points of which it consists, in the order in which they were given. Words are
 * one part, whatever stands in them.
 */
public record Given(List<String> parts) {
    private static final String COMMA = ",";

    public Given {
        parts = List.copyOf(parts);
    }

    /** An answer as it is written: its parts joined by commas. */
    public static Given of(String written) {
        return new Given(List.of(written.split(COMMA, -1)));
    }

    /** An answer in words. */
    public static Given words(String text) {
        return new Given(List.of(text));
    }

    /** How it is written, in files and where it is typed. */
    public String written() {
        return String.join(COMMA, parts);
    }

    /** Its first part, which is all of it where one is enough. */
    public String first() {
        return parts.get(0);
    }

    /** Whether something is a part of it. */
    public boolean has(String part) {
        return parts.contains(part);
    }
}
