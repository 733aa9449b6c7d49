package papan.lesson.script;

import java.util.List;
import java.util.OptionalInt;
import papan.model.Says;

/** One rung of the ladder of help; whoever wants it may ask for it before it is offered. */
@Says(value = "One rung of the ladder of help.", name = "hint")
public record Hint(
        @Says(value = "What the hint says.", filled = true, usual = "", translated = true, key = "")
        String text,

        @Says(value = "What to look at.", name = "highlight", usual = "", translated = true)
        List<Highlight> highlights,

        @Says(value = "When the hint is offered; after two wrong answers, if left out.", usual = "USUAL")
        After after) {
    public Hint {
        highlights = List.copyOf(highlights);
    }

    /** One that is offered as usual. */
    public Hint(String text, List<Highlight> highlights) {
        this(text, highlights, After.USUAL);
    }

    /** When a hint is offered: as soon as one of the two has come; seconds count from the question or the hint before it. */
    @Says(name = "after")
    public record After(
            @Says(value = "After so many wrong answers.", min = 1, max = After.MAX_ATTEMPTS)
            OptionalInt attempts,

            @Says(value = "After so many seconds without the right answer.", min = 1, max = After.MAX_SECONDS)
            OptionalInt seconds) {
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
