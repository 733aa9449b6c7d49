package papan.ui.board;

import java.util.Set;
import papan.model.House;
import papan.model.Place;

/**
 * Which words and numbers stand on the board.
 *
 * @param counts whether the seeds of each place stand beside it as a number
 * @param names whether houses carry their short names
 * @param blank places whose number is left out although others have theirs, so that a question can ask for it
 * @param counted places whose number is shown although others have none
 * @param named houses whose name is shown although others have none
 */
public record Labels(boolean counts, boolean names, Set<Place> blank, Set<Place> counted, Set<House> named) {
    /** Every number and every name. */
    public static final Labels ALL = new Labels(true, true, Set.of());

    public Labels {
        blank = Set.copyOf(blank);
        counted = Set.copyOf(counted);
        named = Set.copyOf(named);
    }

    /** The same for all places, but for those that are left blank. */
    public Labels(boolean counts, boolean names, Set<Place> blank) {
        this(counts, names, blank, Set.of(), Set.of());
    }

    /** Whether the number of a place is shown. */
    boolean counts(Place place) {
        return (counts || counted.contains(place)) && !blank.contains(place);
    }

    /** The same as if nothing were asked for of a single place. */
    Labels ofAll() {
        return new Labels(counts, names, blank);
    }
}
