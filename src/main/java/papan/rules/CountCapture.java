package papan.rules;

import java.util.Set;
import java.util.TreeSet;

/** Captures by the number of seeds that a house holds. */
public sealed interface CountCapture {

    /** There are none. */
    record None() implements CountCapture {}

    /**
     * The last seed captures the house that it brings to a certain number.
     *
     * @param sizes the numbers
     * @param side in whose houses
     * @param chain whether the houses before it are captured too, as long as they hold such a number
     * @param then whether the turn is over afterwards
     */
    record ByLastSeed(Set<Integer> sizes, Whose side, Chain chain, Then then) implements CountCapture {
        public ByLastSeed {
            sizes = Set.copyOf(new TreeSet<>(sizes));
        }
    }

    /**
     * Any seed captures the house that it brings to a certain number.
     *
     * @param size the number
     * @param taker who gets them
     */
    record InPassing(int size, Taker taker) implements CountCapture {}

    /** In whose houses a count captures. */
    enum Whose {
        /** In any. */
        ANY,
        /** In the opponent's. */
        OPPONENT,
        /** In the mover's own. */
        OWN
    }

    /** How far a capture by count reaches. */
    enum Chain {
        /** One house. */
        NONE,
        /** Back along the way of the hand as long as the numbers fit. */
        BACK
    }

    /** What follows a capture by count. */
    enum Then {
        /** The turn is over. */
        TURN_ENDS,
        /** The next house is lifted and sown on; the turn is over if it is empty. */
        FROM_NEXT
    }

    /** Who gets seeds that are captured in passing. */
    enum Taker {
        /** The owner of the house. */
        OWNER,
        /** Whoever is sowing. */
        SOWER
    }
}
