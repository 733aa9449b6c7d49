package papan.event;

import java.util.List;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;

/** Something that happened between turns. */
public sealed interface RoundEvent extends BoardEvent {

    /**
     * A round began.
     *
     * @param position what it began from
     */
    record RoundStarted(Position position) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.roundStarted(this);
        }
    }

    /**
     * A player had to move and could not.
     *
     * @param next who moves instead
     */
    record Passed(Side player, Side next) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.passed(this);
        }
    }

    /**
     * What was left in houses at the end of a round went to a store.
     *
     * @param from the houses that held seeds
     * @param seeds how many in all
     */
    record Swept(Side player, List<House> from, int seeds, Store to) implements RoundEvent {
        public Swept {
            from = List.copyOf(from);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.swept(this);
        }
    }

    /** A round was over. */
    record RoundEnded(RoundEndReason reason, Winner winner) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.roundEnded(this);
        }
    }

    /** A house was filled from its owner's store for the next round. */
    record Refilled(House at, int seeds) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.refilled(this);
        }
    }

    /** A house went out of play. */
    record Burnt(House at) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.burnt(this);
        }
    }

    /** The series of rounds was over. */
    record MatchEnded(MatchEndReason reason, Winner winner) implements RoundEvent {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.matchEnded(this);
        }
    }
}
