package papan.ui.board;

import java.util.Set;
import papan.model.Place;

/**
 * Which words and numbers stand on the board.
 *
 * @param counts whether the seeds of each place stand beside it as a number
 * @param names whether houses carry their short names
 * @param blank places whose number is left out although others have theirs, so that a question can ask for it
 */
public record Labels(boolean counts, boolean names, Set<Place> blank) {
    /** Every number and every name. */
    public static final Labels ALL = new Labels(true, true, Set.of());

    public Labels {
        blank = Set.copyOf(blank);
    }
}
