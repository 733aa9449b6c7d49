package papan.lesson.script;

import java.util.Optional;
import papan.model.Says;

/** Something that the author says, in the syntax of {@link papan.narration.Pattern}: of some events, or of the whole step. */
@Says
public record Say(
        @Says("The events of which it is said.") Optional<Selector> on,

        @Says(value = "What is said; placeholders in braces.", filled = true, usual = "", translated = true, key = "")
        String text,

        @Says(value = "Instead of the program's own sentence, or before or after it.", usual = "REPLACE")
        Mode mode) {
    /** The most sentences of one step; nobody can follow more. */
    public static final int MAX_IN_STEP = 60;

    /** How an author's sentence stands to the program's own. */
    public enum Mode {
        /** It is said before it. */
        BEFORE,
        /** It is said instead of it. */
        REPLACE,
        /** It is said after it. */
        AFTER
    }
}
