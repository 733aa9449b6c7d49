package papan.lesson.script;

import java.util.List;

/**
 * The boards of a drill.
 *
 * @param rungs in the order in which they come; empty for a try on a single board
 * @param par within how many seconds somebody who sees it at once is done with all; 0 if the author does not say
 */
public record Ladder(List<Rung> rungs, int par) {
    /** Of a try on a single board. */
    public static final Ladder NONE = new Ladder(List.of(), 0);

    public Ladder {
        rungs = List.copyOf(rungs);
    }
}
