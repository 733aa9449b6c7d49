package papan.rules;

/** What follows a round. */
public sealed interface Rounds {

    /** How a house that is out of play meets the hand. */
    BurntHouse burntHouse();

    /** Nothing: one round is the whole match. */
    record Single() implements Rounds {
        /** A lesson may still close a house by hand; it is then simply passed over. */
        @Override
        public BurntHouse burntHouse() {
            return BurntHouse.SKIPPED;
        }
    }

    /**
     * Rounds until a player cannot fill enough houses from the own store.
     *
     * @param full how many seeds make a full house
     * @param refill in which order and amounts houses are filled
     * @param burntHouse what a seed does that is due in an unfilled house
     * @param starter who moves first in the next round
     */
    record UntilBroke(int full, Refill refill, BurntHouse burntHouse, NextStarter starter) implements Rounds {
        public UntilBroke {
            if (full < 1) {
                throw new IllegalArgumentException("full " + full + " is below 1");
            }
        }
    }

    /** What a seed does that is due in a burnt house. */
    enum BurntHouse {
        /** It goes on to the next place. */
        SKIPPED,
        /** It goes to the store of the opponent of whoever is sowing. */
        FORFEITED
    }

    /** Who moves first in the next round. */
    enum NextStarter {
        /** The loser of the round; after a draw the player who did not start it. */
        LOSER,
        /** The player who did not start the last round. */
        SECOND_LAST_TIME
    }
}
