package papan.lesson.play;

import java.util.List;

/**
 * A place in a lesson, to the seed.
 *
 * @param step the id of the step
 * @param cursor how many events of its scene have been seen
 * @param atEnd whether the last step is over
 * @param back the ids of the steps to which detours that are under way come back; the latest last
 * @param made the {@linkplain Waypoint#made() detours that were made}, in the order of the alphabet
 * @param moves what the learner has sown in the step, where it lets try
 */
public record Bookmark(
        String step, int cursor, boolean atEnd, List<String> back, List<String> made, List<String> moves) {
    /** A place on no detour, at which nothing has been tried. */
    public Bookmark(String step, int cursor, boolean atEnd) {
        this(step, cursor, atEnd, List.of(), List.of(), List.of());
    }

    public Bookmark {
        back = List.copyOf(back);
        made = List.copyOf(made);
        moves = List.copyOf(moves);
    }

    /** The same without moves. */
    public Bookmark unmoved() {
        return new Bookmark(step, cursor, atEnd, back, made, List.of());
    }
}
