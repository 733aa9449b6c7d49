package papan.lesson.kept;

import java.util.List;
import papan.model.Says;

/**
 * A place in a lesson, to the seed.
 *
 * @param back the ids of the steps to which detours that are under way come back; the latest last
 * @param made the {@linkplain Waypoint#made() detours that were made}, in the order of the alphabet
 */
@Says(value = "A place in a lesson.", name = "place")
public record Bookmark(
        @Says(value = "The id of the step.", filled = true) String step,

        @Says(value = "How many events of the step's scene had been seen.", usual = "0")
        int cursor,

        @Says(value = "Whether the last step is over.", usual = "false")
        boolean atEnd,

        @Says(value = "The steps to which detours come back that were under way there, the latest last.", usual = "")
        List<String> back,

        @Says(value = "The detours that had been made by then.", usual = "")
        List<String> made,

        @Says(value = "The moves that the learner had made in the step, where it lets try.", usual = "")
        List<String> moves) {
    /** A place on no detour, at which nothing has been tried. */
    public Bookmark(String step, int cursor, boolean atEnd) {
        this(step, cursor, atEnd, List.of(), List.of(), List.of());
    }

    /** The beginning of a step in which these moves have been made. */
    public Bookmark(String step, List<String> moves) {
        this(step, 0, false, List.of(), List.of(), moves);
    }

    public Bookmark {
        back = List.copyOf(back);
        made = List.copyOf(made);
        moves = List.copyOf(moves);
    }
}
