package papan.lesson.script;

import papan.model.Place;
import papan.model.Says;
import papan.model.Side;

/** Something on the board to look at. */
@Says(value = "Something to look at.", name = "highlight")
public record Highlight(
        @Says(
                value =
                        "house:S3, opposite:S3, store:south, row:south, ring, hand; or sowable:3, burnt:4 for all houses that"
                                + " may be sown now or are burnt, with their number.",
                name = "what",
                filled = true)
        Target target,

        @Says("focus: look here; path: the way goes along here; compare: compare these; take: this is taken; warn: mind"
                + " this.")
        Role role,

        @Says(value = "A word or two beside it.", usual = "", translated = true, key = "")
        String label) {
    /** What can be highlighted. */
    public sealed interface Target {
        /** A house or store. */
        record At(Place place) implements Target {}

        /** All houses of a row. */
        record Row(Side side) implements Target {}

        /**
         * All houses of which something holds on the board.
         *
         * @param count how many the author says they are
         */
        record All(What what, int count) implements Target {}

        /** The way of the mover's hand. */
        record Ring() implements Target {}

        /** The hand. */
        record Hand() implements Target {}
    }

    /** What may hold for a house on the board. */
    public enum What {
        /** The player to move may sow it. */
        SOWABLE,
        /** It is burnt. */
        BURNT
    }

    /** Why it is highlighted; drawn by shape and line first, colour second. */
    public enum Role {
        /** Look here. */
        FOCUS,
        /** The way goes along here. */
        PATH,
        /** Compare these. */
        COMPARE,
        /** This is taken. */
        TAKE,
        /** Mind this. */
        WARN
    }
}
