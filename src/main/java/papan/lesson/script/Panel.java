package papan.lesson.script;

import java.util.Locale;

/** A part of the window that a lesson can hold back until a step reveals it. */
public enum Panel {
    /** The chart below the board. */
    CHART,
    /** The rule that decided last. */
    RULE,
    /** What has happened so far. */
    HISTORY;

    /** The name used in lessons. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
