package papan.lesson.script;

import java.util.Optional;
import papan.model.Says;

/**
 * Something that the author says.
 *
 * @param on the events to which it belongs; empty for the step as a whole
 * @param mode how it stands to the program's own sentence about the event
 * @param text a sentence in the syntax of {@link papan.narration.Pattern}
 */
public record Say(Optional<Selector> on, Mode mode, @Says(translated = true, key = "") String text) {
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
