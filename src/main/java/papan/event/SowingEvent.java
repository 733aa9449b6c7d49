package papan.event;

import java.util.List;
import java.util.Optional;
import papan.model.Direction;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.rules.ClauseId;
import papan.rules.FirstMove.FinishedTogether;

/** Something that a player's hand did in the course of a turn. */
public sealed interface SowingEvent extends BoardEvent {

    /** Whose hand it was. */
    Side player();

    /**
     * All seeds of a house went into the hand.
     *
     * @param seeds how many
     * @param lap 1 for the house that the player chose, more for a relay
     * @param direction which way they will be sown, where the player chose that with the house
     */
    record Lifted(Side player, House at, int seeds, int lap, Optional<Direction> direction) implements SowingEvent {
        /** A lift in the direction that the rule set fixes. */
        public Lifted(Side player, House at, int seeds, int lap) {
            this(player, at, seeds, lap, Optional.empty());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.lifted(this);
        }
    }

    /**
     * One seed fell into a place.
     *
     * @param count seeds there after it
     * @param hand seeds left in the hand
     */
    record Sown(Side player, Place at, int count, int hand) implements SowingEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sown(this);
        }
    }

    /**
     * A place was passed over without a seed.
     *
     * @param clause the rule that says so
     */
    record Skipped(Side player, Place at, ClauseId clause) implements SowingEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.skipped(this);
        }
    }

    /**
     * A seed that was due in a burnt house went into a store instead.
     *
     * @param hand seeds left in the hand
     */
    record Forfeited(Side player, House at, Store to, int hand) implements SowingEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.forfeited(this);
        }
    }

    /**
     * The last seed of a lap has fallen and a rule has decided: the teaching moment.
     *
     * @param at where the last seed fell, or was due
     * @param clause the rule that decided
     * @param because the facts it rests on
     * @param rejected the rules that were considered and did not apply
     */
    record Ruled(Side player, Place at, Ruling ruling, ClauseId clause, List<Fact> because, List<Rejection> rejected)
            implements SowingEvent {
        public Ruled {
            because = List.copyOf(because);
            rejected = List.copyOf(rejected);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ruled(this);
        }
    }

    /**
     * Seeds were taken into a store.
     *
     * @param from the houses that were emptied, the one of the capturing seed first if it was taken too
     * @param seeds how many in all
     */
    record Captured(Side player, List<House> from, int seeds, Store to) implements SowingEvent {
        public Captured {
            from = List.copyOf(from);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.captured(this);
        }
    }

    /**
     * The seeds of an occupied house were put into the mover's store by rule.
     *
     * @param seeds how many, the last seed included
     */
    record Banked(Side player, House from, int seeds, Store to) implements SowingEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.banked(this);
        }
    }

    /**
     * Everything that one choice of a house brought about is over.
     *
     * @param next who moves next: the same player after an extra turn, or after a capture that earns one more move
     * @param together what has decided who moves next, where both players have finished an opening at the same time
     */
    record TurnEnded(Side player, Side next, TurnEndReason reason, Optional<FinishedTogether> together)
            implements SowingEvent {
        /** The end of a turn after which it is plain who moves next. */
        public TurnEnded(Side player, Side next, TurnEndReason reason) {
            this(player, next, reason, Optional.empty());
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.turnEnded(this);
        }
    }
}
