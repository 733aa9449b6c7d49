package papan.engine;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import papan.engine.OpeningHands.Chooser;
import papan.engine.OpeningHands.Need;
import papan.engine.OpeningHands.Watcher;
import papan.engine.Refusal.Reason;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;

/**
 * A simultaneous opening: both players choose a house and sow at once, until each has finished.
 *
 * <p>It is played through afresh from the start for a given list of choices, which makes it a function of that list: an
 * opening has few choices, and nothing of it has to be kept between them.
 */
final class Opening {
    /**
     * How far a list of choices carries an opening.
     *
     * @param events all events since the start
     * @param position the fold of the events
     * @param awaiting who must choose next; empty once both have finished
     * @param legal the houses that this player may choose
     * @param reserved the house of this player that the other one's relay must lift, if there is one
     */
    record Outcome(
            List<BoardEvent> events,
            Position position,
            Optional<Side> awaiting,
            List<Move> legal,
            Optional<House> reserved) {}

    private final RuleSet rules;
    private final Layout layout;
    private final Position start;
    private final Simultaneous rule;
    private final OpeningHands hands;
    private final Moments seen = new Moments();
    /** The number of the common lap or tick. */
    private int beat;

    private Opening(RuleSet rules, Position start, Simultaneous rule, OpeningHands hands) {
        this.rules = rules;
        this.layout = rules.layout();
        this.start = start;
        this.rule = rule;
        this.hands = hands;
    }

    /**
     * Plays an opening as far as the choices reach.
     *
     * @param choices in the order in which they are needed, each already found legal
     */
    static Outcome play(Engine engine, Position start, Simultaneous rule, List<Move> choices) {
        Circuit circuit = new Circuit(engine.rules(), start.burntMask());
        int[] cells = start.cells();
        Recorder recorder = new Recorder(engine.rules(), circuit, cells, Optional.empty());
        Iterator<Move> next = choices.iterator();
        Chooser chooser = (side, legal) -> next.hasNext() ? next.next().from().number() - 1 : OpeningHands.NO_CHOICE;
        OpeningHands hands = new OpeningHands(engine, rule, chooser, circuit, cells, recorder, Watcher.NOBODY);
        Opening opening = new Opening(engine.rules(), start, rule, hands);
        Optional<Side> awaiting = opening.run();
        return awaiting.isPresent() ? opening.awaiting(awaiting.get(), recorder) : opening.finished(recorder);
    }

    /**
     * Plays a whole opening with nobody listening.
     *
     * @param cells the seeds of the start; afterwards those of the outcome, before the round is looked at
     * @return who moves next
     */
    static Side playOut(
            Engine engine, Position start, Simultaneous rule, Chooser chooser, Circuit circuit, int[] cells) {
        OpeningHands hands = new OpeningHands(engine, rule, chooser, circuit, cells, null, Watcher.NOBODY);
        Optional<Side> awaiting = new Opening(engine.rules(), start, rule, hands).run();
        if (awaiting.isPresent()) {
            throw new IllegalArgumentException("chooser makes no choice for " + awaiting.get());
        }
        return hands.firstToFinish();
    }

    /** Lets two hands act as a schedule has them; who must choose if there is no choice. */
    static Optional<Side> run(RuleSet rules, Position start, Simultaneous rule, OpeningHands hands) {
        return new Opening(rules, start, rule, hands).run();
    }

    /** Plays on; who must choose if there is no choice, empty once both have finished. */
    private Optional<Side> run() {
        return rule.schedule() == Schedule.BY_LAP ? byLap() : bySeed();
    }

    /** Why a move cannot be chosen now; empty if it can. */
    static Optional<Reason> reason(Outcome outcome, Side mover, Move move) {
        House house = move.from();
        if (house.side() != mover) {
            return Optional.of(Reason.NOT_YOUR_HOUSE);
        }
        if (outcome.position().isBurnt(house)) {
            return Optional.of(Reason.BURNT_HOUSE);
        }
        if (outcome.position().seedsIn(house) == 0) {
            return Optional.of(Reason.EMPTY_HOUSE);
        }
        if (outcome.reserved().equals(Optional.of(house))) {
            return Optional.of(Reason.RESERVED_HOUSE);
        }
        if (!outcome.legal().contains(new Move(house))) {
            return Optional.of(Reason.FORCED_HOUSE);
        }
        return outcome.legal().contains(move) ? Optional.empty() : Optional.of(Reason.DIRECTION);
    }

    private Optional<Side> byLap() {
        while (hands.anybodyActive()) {
            hands.setTime(++beat);
            if (repeats()) {
                hands.finishAll();
                break;
            }
            for (Side side : Side.values()) {
                hands.finishWithoutRelayHouse(side);
            }
            for (Side side : Side.values()) {
                if (!choose(side)) {
                    return Optional.of(side);
                }
            }
            for (Side side : Side.values()) {
                hands.lift(side);
            }
            while (dropEach()) {}
            hands.judgeBoth();
        }
        return Optional.empty();
    }

    private Optional<Side> bySeed() {
        while (hands.anybodyActive()) {
            hands.setTime(++beat);
            if (repeats()) {
                hands.finishAll();
                break;
            }
            for (Side side : Side.values()) {
                if (!choose(side)) {
                    return Optional.of(side);
                }
                hands.finishWithoutRelayHouse(side);
                hands.lift(side);
            }
            dropEach();
            hands.judgeBoth();
        }
        return Optional.empty();
    }

    /** Has a player who needs a house choose one; false if there is no choice yet. */
    private boolean choose(Side side) {
        if (hands.need(side) == Need.CHOICE) {
            seen.clear();
        }
        return hands.choose(side);
    }

    /** Each hand that holds seeds drops one, south's first; false if both were empty. */
    private boolean dropEach() {
        boolean south = hands.drop(Side.SOUTH);
        return hands.drop(Side.NORTH) || south;
    }

    /** Whether the sowing would never end: all is as it was at an earlier moment since the last choice, or it is too long. */
    private boolean repeats() {
        if (hands.need(Side.SOUTH) == Need.CHOICE || hands.need(Side.NORTH) == Need.CHOICE) {
            return false;
        }
        seen.begin();
        hands.describe(seen);
        return seen.isKnown() || hands.isEndless();
    }

    private Outcome awaiting(Side side, Recorder told) {
        List<Move> moves = new ArrayList<>();
        for (House house : layout.row(side)) {
            if ((hands.legal(side) >> (house.number() - 1) & 1) != 0) {
                moves.add(new Move(house));
            }
        }
        return new Outcome(
                List.copyOf(told.events()),
                Fold.after(start, told.events()),
                Optional.of(side),
                List.copyOf(moves),
                hands.reserved(side));
    }

    private Outcome finished(Recorder told) {
        Position reached = Fold.after(start, told.events());
        RoundState standing = RoundState.of(reached.withToMove(hands.firstToFinish()));
        new Referee(rules).afterTurn(standing, hands.firstToFinish().opponent().index(), told);
        List<BoardEvent> events = List.copyOf(told.events());
        return new Outcome(events, Fold.after(start, events), Optional.empty(), List.of(), Optional.empty());
    }
}
