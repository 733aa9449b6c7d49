package papan.rules;

import java.util.Optional;
import papan.model.Says;

/** What follows a round. */
public sealed interface Rounds permits Rounds.Single, Rounds.UntilBroke, Rounds.Fixed, Rounds.RoundsWon {
    /** The most that a file may say. */
    int MOST = 99;

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

    /** A number of rounds; whoever has most seeds after them wins. */
    @Says(value = "So many rounds.", name = "fixed")
    record Fixed(
            @Says(value = "How many rounds there are.", min = 2, max = MOST)
            int rounds,

            @Says(beside = true) Renewal between)
            implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new Fixed(rounds, other);
        }
    }

    /** Rounds until a player has won enough of them. */
    @Says(value = "Round after round, until a player has won so many.", name = "roundsWon")
    record RoundsWon(
            @Says(value = "How many rounds must be won.", min = 1, max = MOST)
            int wins,

            @Says(beside = true) Renewal between)
            implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new RoundsWon(wins, other);
        }
    }

    /** Rounds until a player cannot fill enough houses from the own store. */
    @Says(value = "Round after round, until a player cannot fill so many houses.", name = "untilBroke")
    record UntilBroke(
            @Says(value = "How many houses a player must be able to fill.", usual = "1", min = 1, max = 12)
            int minHouses,

            @Says(beside = true) Renewal between)
            implements Rounds {
        @Override
        public Optional<Renewal> renewal() {
            return Optional.of(between);
        }

        @Override
        public Rounds with(Renewal other) {
            return new UntilBroke(minHouses, other);
        }
    }

    /** What lies between two rounds. */
    @Says
    record Renewal(
            @Says(value = "How many seeds make a full house.", min = 1, max = 99)
            int full,

            @Says(
                    "How houses are filled: evenly one seed at a time along the row from the owner's left, with startAgain"
                            + " like the first round, or house by house.")
            Refill refill,

            @Says(
                    "What becomes of a seed that is due in a house that could not be filled: it is sown there, sown on, or"
                            + " goes to the store of the sower's opponent.")
            BurntHouse burntHouse,

            @Says(value = "How long such a house stays out of play.", usual = "ROUND")
            BurntFor burntFor,

            @Says(value = "Who moves first in the next round.", name = "nextStarter")
            NextStarter starter) {
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
