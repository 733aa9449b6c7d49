package papan.ui.board;

import papan.model.Place;

/**
 * A place to look at, and why.
 *
 * @param place where
 * @param role why; each role has a line and shape of its own before it has a colour
 * @param label a word or two beside it; may be empty
 */
public record BoardHighlight(Place place, Role role, String label) {
    /** A place to look at, without a word. */
    public BoardHighlight(Place place, Role role) {
        this(place, role, "");
    }

    /** Why a place is worth looking at. */
    public enum Role {
        /** What the sentence is about: a whole double ring. */
        FOCUS,
        /** A place on the way: a dotted ring. */
        PATH,
        /** Where two boards differ: a dashed ring and a filled number. */
        COMPARE,
        /** Seeds to be taken: four corner brackets. */
        TAKE,
        /** A mistake or a danger: a toothed ring. */
        WARN
    }
}
