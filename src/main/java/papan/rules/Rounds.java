package papan.rules;

import java.util.Optional;

/** What follows a round. */
public sealed interface Rounds {

    /** How houses are filled for the next round, and what becomes of those that cannot be; empty if there is none. */
    Optional<Renewal> renewal();

    /** The same with something else between rounds; what has but one round stays as it is. */
    Rounds with(Renewal other);

    /** How a house that is out of play meets the hand. */
    default BurntHouse burntHouse() {
        return renewal().map(Renewal::burntHouse).orElse(BurntHouse.SKIPPED);
    }

    /** Nothing: one round is the whole match. A lesson may still close a house by hand; it is then passed over. */
    record Single() implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.empty();
        }

        @Override
        public Rounds with(Renewal other) {
            return this;
        }
    }

    /**
     * A number of rounds; whoever has most seeds after them wins.
     *
     * @param rounds 2 or more
     */
    record Fixed(int rounds, Renewal between) implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new Fixed(rounds, other);
        }
    }

    /**
     * Rounds until a player has won enough of them.
     *
     * @param wins 1 or more
     */
    record RoundsWon(int wins, Renewal between) implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new RoundsWon(wins, other);
        }
    }

    /**
     * Rounds until a player cannot fill enough houses from the own store.
     *
     * @param minHouses houses that a player must be able to fill, 1 or more
     */
    record UntilBroke(int minHouses, Renewal between) implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new UntilBroke(minHouses, other);
        }
    }

    /**
     * What lies between two rounds.
     *
     * @param full how many seeds make a full house
     * @param refill in which order and amounts houses are filled
     * @param burntHouse what a seed does that is due in an unfilled house
     * @param burntFor how long a house stays out of play
     * @param starter who moves first in the next round
     */
    record Renewal(int full, Refill refill, BurntHouse burntHouse, BurntFor burntFor, NextStarter starter) {
        public Renewal {
            if (full < 1) {
                throw new IllegalArgumentException("full " + full + " is below 1");
            }
        }

        Renewal withRefill(int seeds, Refill other) {
            return new Renewal(seeds, other, burntHouse, burntFor, starter);
        }

        Renewal withBurnt(BurntHouse house, BurntFor time) {
            return new Renewal(full, refill, house, time, starter);
        }

        Renewal withStarter(NextStarter other) {
            return new Renewal(full, refill, burntHouse, burntFor, other);
        }
    }

    /** What a seed does that is due in a house that could not be filled. */
    enum BurntHouse {
        /** Such a house is not burnt: it begins empty and is sown like any other. */
        OFF,
        /** It goes on to the next place. */
        SKIPPED,
        /** It goes to the store of the opponent of whoever is sowing. */
        FORFEITED
    }

    /** How long a burnt house stays out of play. */
    enum BurntFor {
        /** For the coming round; it can be won back. */
        ROUND,
        /** For the rest of the match. */
        MATCH
    }

    /** Who moves first in the next round. */
    enum NextStarter {
        /** The loser of the round; after a draw the player who did not start it. */
        LOSER,
        /** The winner of the round; after a draw the player who did not start it. */
        WINNER,
        /** The player without burnt houses; if that is both or neither, the winner. */
        NO_BURNT_HOUSES,
        /** Whoever moved last in the round. */
        LAST_MOVER,
        /** The player who did not start the last round. */
        SECOND_LAST_TIME,
        /** The player whose row was empty first. */
        FIRST_TO_EMPTY,
        /** Both at once, as in the first round. */
        SIMULTANEOUS
    }
}
