package papan.lesson.script;

import java.util.List;
import java.util.OptionalInt;
import papan.model.Says;

/**
 * One rung of the ladder of help.
 *
 * @param after when it is offered; whoever wants it may ask for it before
 */
public record Hint(
        @Says(translated = true, key = "") String text,
        @Says(name = "highlight", translated = true) List<Highlight> highlights,
        After after) {
    public Hint {
        highlights = List.copyOf(highlights);
    }

    /** One that is offered as usual. */
    public Hint(String text, List<Highlight> highlights) {
        this(text, highlights, After.USUAL);
    }

    /**
     * When a hint is offered: as soon as one of the two has come.
     *
     * @param attempts after so many wrong answers in a row, or tries that have failed; empty for never
     * @param seconds after so much time without the right answer, counted from the question or from the hint before it;
     *     empty for never
     */
    public record After(OptionalInt attempts, OptionalInt seconds) {
        /** When a hint is offered where its author does not say. */
        public static final After USUAL = new After(OptionalInt.of(2), OptionalInt.empty());
        /** The most wrong answers that may come before. */
        public static final int MAX_ATTEMPTS = 9;
        /** The most seconds that may come before. */
        public static final int MAX_SECONDS = 600;

        /**
         * Whether its time has come.
         *
         * @param misses wrong answers in a row
         * @param waited seconds since the question was put, or since the hint before it
         */
        public boolean hasCome(int misses, double waited) {
            return (attempts.isPresent() && misses >= attempts.getAsInt())
                    || (seconds.isPresent() && waited >= seconds.getAsInt());
        }
    }
}
