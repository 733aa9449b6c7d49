package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.DirectionChoice;

/**
 * A turn that begins under one rule set and goes on under another: what one asks with "and if from here on this were
 * different?".
 *
 * <p>What has happened stays, and the seeds in the hand stay in it. The other rule set takes over before the next lift, the
 * next seed or the next judgement: what belongs to one of these, such as the capture after a ruling, is never torn
 * apart. Who moves after a turn belongs to its last judgement; what follows it without a choice is the other rule set's.
 *
 * @param first the rule set under which the turn begins
 * @param then the one under which it goes on, on a board of the same size
 * @param at after so many of the turn's events
 */
record Handover(Engine first, Engine then, int at) {
    Handover {
        if (!first.rules().layout().equals(then.rules().layout())) {
            throw new IllegalArgumentException("then: " + then.rules().id() + " has a board of another size");
        }
    }

    /**
     * Makes a move: wholly under the rule set that takes over if it does so at once, wholly under the one that began if
     * the turn is over before.
     *
     * @throws IllegalArgumentException if the move is refused by the rule set under which the turn begins
     */
    Turn play(Position before, Move move) {
        if (at <= 0) {
            return then.play(before, move);
        }
        Turn whole = first.play(before, move);
        return isAfter(whole) ? whole : new Sowing(before, move).play();
    }

    /** Whether the other rule set would take over only after a turn, or in the midst of what follows it by itself. */
    boolean isAfter(Turn whole) {
        List<BoardEvent> events = whole.events();
        int ended = 0;
        while (!(events.get(ended) instanceof TurnEnded)) {
            ended++;
        }
        return at >= events.size() || at > ended + 1;
    }

    /** The turn under way. */
    private final class Sowing {
        private final Position before;
        private final Move move;
        private final Side mover;
        private final Hand hand;
        private final int[] cells;
        private final List<BoardEvent> told = new ArrayList<>();
        private boolean takenOver;
        private Engine engine = first;
        private Recorder recorder;
        private Sower sower;

        Sowing(Position before, Move move) {
            this.before = before;
            this.move = move;
            this.mover = before.toMove();
            this.hand = new Hand(mover.index());
            this.cells = before.cells();
            this.recorder = recorder();
            this.sower = sower();
        }

        private Recorder recorder() {
            return new Recorder(engine.rules(), circuit(), cells, direction());
        }

        private Sower sower() {
            return new Sower(engine.rules(), recorder.circuit(), cells, recorder);
        }

        private Circuit circuit() {
            return new Moves(engine.rules()).circuit(before, new Move(move.from(), direction()));
        }

        private Optional<Direction> direction() {
            boolean fixed = engine.rules().sowing().choice() == DirectionChoice.FIXED;
            return fixed ? Optional.empty() : move.direction();
        }

        Turn play() {
            TurnEndReason reason = sow();
            Engine judging = engine;
            takeOver();
            Side next = judging.choosesAgain(reason, before.isBonus()) ? mover : mover.opponent();
            recorder.add(new TurnEnded(mover, next, reason));
            told.addAll(recorder.events());
            Position after = Fold.after(before, told);
            Recorder last = new Recorder(then.rules(), recorder.circuit(), cells, Optional.empty());
            new Referee(then.rules()).afterTurn(RoundState.of(after), mover.index(), last);
            told.addAll(last.events());
            return new Turn(before, move, told, Fold.after(before, told));
        }

        private TurnEndReason sow() {
            int house = engine.rules().layout().indexOf(move.from());
            while (true) {
                sower.lift(hand, house);
                takeOver();
                while (hand.seeds > 0) {
                    sower.drop(hand);
                    takeOver();
                }
                sower.judge(hand);
                if (hand.goesOnFrom == Hand.NOWHERE) {
                    return hand.reason;
                }
                takeOver();
                if (sower.isEndless(hand)) {
                    return TurnEndReason.ENDLESS;
                }
                house = hand.goesOnFrom;
            }
        }

        /** Gives the hand over to the other rule set if it is time. */
        private void takeOver() {
            if (!takenOver && recorder.events().size() >= at) {
                takenOver = true;
                told.addAll(recorder.events());
                engine = then;
                recorder = recorder();
                sower = sower();
            }
        }
    }
}
