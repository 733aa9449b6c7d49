package papan.event;

import papan.model.Place;

/**
 * Something that a rule tested, with the value it found.
 *
 * @param kind what was tested
 * @param at where
 * @param value a number of seeds, or 1 for yes and 0 for no
 */
public record Fact(Kind kind, Place at, int value) {

    /** What can be tested. */
    public enum Kind {
        /** Whether the place is the mover's own store. */
        OWN_STORE("own-store"),
        /** How many seeds the house held before the last seed fell. */
        HELD_BEFORE("held-before"),
        /** Whether the house is one of the mover's. */
        OWN_HOUSE("own-house"),
        /** How many seeds the opposite house holds. */
        OPPOSITE_HOLDS("opposite-holds"),
        /** Whether the house is burnt. */
        BURNT("burnt"),
        /** Whether the other player captured the last seed before it was judged. */
        TAKEN_MEANWHILE("taken-meanwhile"),
        /** Whether both hands of an opening must lift the house next. */
        BOTH_MUST_LIFT("both-must-lift"),
        /** Whether the other hand's last seed fell there earlier. */
        OTHER_FELL_FIRST("other-fell-first"),
        /** Whether it is the other hand that lifts the house. */
        OTHER_LIFTS("other-lifts"),
        /** How many seeds the house holds, the last seed included. */
        HOLDS_NOW("holds-now"),
        /** How many seeds the next house holds. */
        NEXT_HOLDS("next-holds"),
        /** How many seeds the house beyond the gap holds. */
        BEYOND_HOLDS("beyond-holds"),
        /** Whether the hand has been through the opponent's row and back in this turn. */
        CIRCUIT_DONE("circuit-done"),
        /** Whether the capture would take everything in the opponent's row. */
        TAKES_ALL("takes-all"),
        /** Whether the last seed fell into a house that was empty. */
        EMPTY_HOUSE("empty-house"),
        /** Whether seeds may be lifted from the place. */
        MAY_LIFT("may-lift"),
        /** How many seeds both neighbours hold, if it is the same number; else 0. */
        NEIGHBOURS_HOLD("neighbours-hold");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The name used in traces. */
        public String id() {
            return id;
        }
    }
}
