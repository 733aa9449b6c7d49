package papan.engine;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.engine.Refusal.Reason;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.Passed;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Direction;
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
     */
    record Outcome(List<BoardEvent> events, Position position, Optional<Side> awaiting, List<Move> legal) {}

    /** What a player needs in order to go on. */
    private enum Need {
        CHOICE(0),
        RELAY(1),
        SEEDS_IN_HAND(2),
        NOTHING(3);

        final int number;

        Need(int number) {
            this.number = number;
        }
    }

    private final Engine engine;
    private final RuleSet rules;
    private final Layout layout;
    private final Position start;
    private final Simultaneous rule;
    private final Chooser chooser;
    /** Nobody, where nothing but the outcome is wanted. */
    private final @Nullable Recorder recorder;

    private final Sower sower;
    private final Hand[] hands = new Hand[2];
    private final Need[] needs = {Need.CHOICE, Need.CHOICE};
    /** By side: the number of the house that was chosen, or {@link #NO_CHOICE}. */
    private final int[] chosen = {NO_CHOICE, NO_CHOICE};

    private final Moments seen = new Moments();
    /** The number of the common lap or tick. */
    private int beat;
    /** By side: the lap or tick in which that player finished. */
    private final int[] finishedIn = {Integer.MAX_VALUE, Integer.MAX_VALUE};

    private Opening(
            Engine engine,
            Position start,
            Simultaneous rule,
            Chooser chooser,
            Circuit circuit,
            int[] cells,
            @Nullable Recorder recorder) {
        this.rule = rule;
        this.engine = engine;
        this.rules = engine.rules();
        this.layout = rules.layout();
        this.start = start;
        this.chooser = chooser;
        this.recorder = recorder;
        this.sower = new Sower(rules, circuit, cells, recorder == null ? SowingListener.SILENT : recorder);
        for (Side side : Side.values()) {
            hands[side.index()] = new Hand(side.index());
        }
    }

    /** Who chooses houses in an opening. */
    interface Chooser {
        /**
         * A choice.
         *
         * @param legal the houses that may be chosen: bit i set for the one with number i + 1 of that side
         * @return one of these bits by its number, or {@link #NO_CHOICE} if there is no choice yet
         */
        int choose(int side, int legal);
    }

    /** There is no choice, or not yet. */
    static final int NO_CHOICE = -1;

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
        Chooser chooser = (side, legal) -> next.hasNext() ? next.next().from().number() - 1 : NO_CHOICE;
        Opening opening = new Opening(engine, start, rule, chooser, circuit, cells, recorder);
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
        Opening opening = new Opening(engine, start, rule, chooser, circuit, cells, null);
        Optional<Side> awaiting = opening.run();
        if (awaiting.isPresent()) {
            throw new IllegalArgumentException("chooser makes no choice for " + awaiting.get());
        }
        return opening.firstToFinish();
    }

    /** Plays on; who must choose if there is no choice, empty once both have finished. */
    private Optional<Side> run() {
        return rule.schedule() == Schedule.BY_LAP ? byLap() : bySeed();
    }

    /** Why a house cannot be chosen now; empty if it can. */
    static Optional<Reason> reason(Outcome outcome, Side mover, House house) {
        if (house.side() != mover) {
            return Optional.of(Reason.NOT_YOUR_HOUSE);
        }
        if (outcome.position().isBurnt(house)) {
            return Optional.of(Reason.BURNT_HOUSE);
        }
        if (outcome.position().seedsIn(house) == 0) {
            return Optional.of(Reason.EMPTY_HOUSE);
        }
        return outcome.legal().contains(new Move(house)) ? Optional.empty() : Optional.of(Reason.RESERVED_HOUSE);
    }

    private Optional<Side> byLap() {
        while (anybodyActive()) {
            beat++;
            if (bothRelayFromSameHouse()) {
                finish(Side.SOUTH, TurnEndReason.LAP_END);
                finish(Side.NORTH, TurnEndReason.LAP_END);
                break;
            }
            if (repeats()) {
                finishAll();
                break;
            }
            for (Side side : Side.values()) {
                finishWithoutRelayHouse(side);
            }
            for (Side side : Side.values()) {
                if (needs[side.index()] == Need.CHOICE && !choose(side)) {
                    return Optional.of(side);
                }
            }
            for (Side side : Side.values()) {
                lift(side);
            }
            while (dropEach()) {}
            judgeEmptyHands();
        }
        return Optional.empty();
    }

    private Optional<Side> bySeed() {
        while (anybodyActive()) {
            beat++;
            if (repeats()) {
                finishAll();
                break;
            }
            for (Side side : Side.values()) {
                if (needs[side.index()] == Need.CHOICE && !choose(side)) {
                    return Optional.of(side);
                }
                finishWithoutRelayHouse(side);
                lift(side);
            }
            dropEach();
            judgeEmptyHands();
        }
        return Optional.empty();
    }

    private boolean anybodyActive() {
        return needs[0] != Need.NOTHING || needs[1] != Need.NOTHING;
    }

    private boolean bothRelayFromSameHouse() {
        return needs[0] == Need.RELAY && needs[1] == Need.RELAY && hands[0].goesOnFrom == hands[1].goesOnFrom;
    }

    /** Takes the next choice from the list; false if the list has no more. A player who cannot choose passes. */
    private boolean choose(Side side) {
        int legal = legal(side);
        if (legal == 0) {
            needs[side.index()] = Need.NOTHING;
            noteFinished(side);
            if (recorder != null) {
                recorder.add(new Passed(side, nextAfter(side)));
            }
            return true;
        }
        int choice = chooser.choose(side.index(), legal);
        if (choice == NO_CHOICE) {
            return false;
        }
        chosen[side.index()] = choice;
        hands[side.index()].lap = 0;
        seen.clear();
        return true;
    }

    /** The houses that may be chosen: bit i set for the one with number i + 1. */
    private int legal(Side side) {
        int legal = 0;
        int row = side.index() * layout.houses();
        for (int i = 0; i < layout.houses(); i++) {
            int house = row + i;
            boolean burnt = (start.burntMask() >> house & 1) != 0;
            boolean open = sower.cells()[house] > 0 && !burnt && !isReserved(side, house);
            legal |= open && isFirstChoice(side, i + 1) ? 1 << i : 0;
        }
        return legal;
    }

    /** Whether a house may be chosen as regards the rule set's wish for the first one; always, once it has been made. */
    private boolean isFirstChoice(Side side, int number) {
        if (chosen[side.index()] != NO_CHOICE || hands[side.index()].lap > 0) {
            return true;
        }
        int store = rules.sowing().direction() == Direction.CLOCKWISE ? 1 : layout.houses();
        return switch (rule.choice()) {
            case FREE -> true;
            case NEAREST_STORE -> number == store;
            case FARTHEST_FROM_STORE -> number == layout.houses() + 1 - store;
        };
    }

    /** Whether the other player's relay must lift a house. */
    private boolean isReserved(Side chooser, int house) {
        int other = chooser.opponent().index();
        return needs[other] == Need.RELAY && hands[other].goesOnFrom == house;
    }

    /** A player whose relay house the other has emptied in the meantime has nothing to go on with. */
    private void finishWithoutRelayHouse(Side side) {
        if (needs[side.index()] == Need.RELAY && sower.cells()[hands[side.index()].goesOnFrom] == 0) {
            finish(side, TurnEndReason.EMPTY_HOUSE);
        }
    }

    private void lift(Side side) {
        int s = side.index();
        if (needs[s] == Need.RELAY) {
            sower.lift(hands[s], hands[s].goesOnFrom);
            needs[s] = Need.SEEDS_IN_HAND;
        } else if (needs[s] == Need.CHOICE && chosen[s] != NO_CHOICE) {
            sower.lift(hands[s], s * layout.houses() + chosen[s]);
            needs[s] = Need.SEEDS_IN_HAND;
        }
    }

    /** Each hand that holds seeds drops one, south's first; false if both were empty. */
    private boolean dropEach() {
        boolean dropped = false;
        for (Hand hand : hands) {
            if (hand.seeds > 0) {
                sower.drop(hand);
                dropped = true;
            }
        }
        return dropped;
    }

    private void judgeEmptyHands() {
        for (Side side : Side.values()) {
            Hand hand = hands[side.index()];
            if (needs[side.index()] == Need.SEEDS_IN_HAND && hand.seeds == 0) {
                judge(side, hand);
            }
        }
    }

    private void judge(Side side, Hand hand) {
        sower.judge(hand);
        if (hand.goesOnFrom != Hand.NOWHERE) {
            needs[side.index()] = Need.RELAY;
        } else if (engine.choosesAgain(hand.reason, false)) {
            needs[side.index()] = Need.CHOICE;
            chosen[side.index()] = NO_CHOICE;
            ended(side, side, hand.reason);
        } else {
            finish(side, hand.reason);
        }
    }

    private void finish(Side side, TurnEndReason reason) {
        needs[side.index()] = Need.NOTHING;
        noteFinished(side);
        ended(side, nextAfter(side), reason);
    }

    private void ended(Side side, Side next, TurnEndReason reason) {
        if (recorder != null) {
            recorder.add(new TurnEnded(side, next, reason));
        }
    }

    private void finishAll() {
        for (Side side : Side.values()) {
            if (needs[side.index()] != Need.NOTHING) {
                finish(side, TurnEndReason.ENDLESS);
            }
        }
    }

    private void noteFinished(Side side) {
        finishedIn[side.index()] = beat;
    }

    /** The other player while that one is still sowing, and after the last one whoever moves first. */
    private Side nextAfter(Side finished) {
        boolean otherActive = needs[finished.opponent().index()] != Need.NOTHING;
        return otherActive ? finished.opponent() : firstToFinish();
    }

    /** Whoever finished in the earlier lap or tick; in the same one, south. */
    private Side firstToFinish() {
        return finishedIn[0] <= finishedIn[1] ? Side.SOUTH : Side.NORTH;
    }

    /** Whether everything is as it was at an earlier moment since the last choice: the sowing would never end. */
    private boolean repeats() {
        if (needs[0] == Need.CHOICE || needs[1] == Need.CHOICE) {
            return false;
        }
        seen.begin();
        for (int seeds : sower.cells()) {
            seen.add(seeds);
        }
        for (Hand hand : hands) {
            seen.add(hand.at);
            seen.add(hand.goesOnFrom);
            seen.add(hand.seeds);
            seen.add(needs[hand.side].number);
        }
        return seen.isKnown();
    }

    private Outcome awaiting(Side side, Recorder told) {
        List<Move> moves = new ArrayList<>();
        for (House house : layout.row(side)) {
            if ((legal(side) >> (house.number() - 1) & 1) != 0) {
                moves.add(new Move(house));
            }
        }
        return new Outcome(
                List.copyOf(told.events()), Fold.after(start, told.events()), Optional.of(side), List.copyOf(moves));
    }

    private Outcome finished(Recorder told) {
        Position reached = Fold.after(start, told.events());
        Standing standing = Standing.of(reached.withToMove(firstToFinish()));
        new Referee(rules).afterTurn(standing, firstToFinish().opponent().index(), told);
        List<BoardEvent> events = List.copyOf(told.events());
        return new Outcome(events, Fold.after(start, events), Optional.empty(), List.of());
    }
}
