package papan.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
import papan.rules.FirstMove;
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
        CHOICE,
        RELAY,
        SEEDS_IN_HAND,
        NOTHING
    }

    private final Engine engine;
    private final RuleSet rules;
    private final Layout layout;
    private final Position start;
    private final FirstMove.Choice first;
    private final List<Move> choices;
    private final Recorder recorder;
    private final Sower sower;
    private final Hand[] hands = new Hand[2];
    private final Need[] needs = {Need.CHOICE, Need.CHOICE};
    private final @Nullable House[] chosen = new @Nullable House[2];
    private final Set<List<Object>> seen = new HashSet<>();
    private int used;
    /** The number of the common lap or tick. */
    private int beat;
    /** By side: the lap or tick in which that player finished. */
    private final int[] finishedIn = {Integer.MAX_VALUE, Integer.MAX_VALUE};

    private Opening(Engine engine, Position start, FirstMove.Choice first, List<Move> choices) {
        this.first = first;
        this.engine = engine;
        this.rules = engine.rules();
        this.layout = rules.layout();
        this.start = start;
        this.choices = choices;
        Circuit circuit = new Circuit(rules, start.burntMask());
        int[] cells = start.cells();
        this.recorder = new Recorder(rules, circuit, cells, Optional.empty());
        this.sower = new Sower(rules, circuit, cells, recorder);
        for (Side side : Side.values()) {
            hands[side.index()] = new Hand(side.index());
        }
    }

    /**
     * Plays an opening as far as the choices reach.
     *
     * @param choices in the order in which they are needed, each already found legal
     */
    static Outcome play(Engine engine, Position start, Simultaneous rule, List<Move> choices) {
        Opening opening = new Opening(engine, start, rule.choice(), choices);
        return rule.schedule() == Schedule.BY_LAP ? opening.byLap() : opening.bySeed();
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

    private Outcome byLap() {
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
                    return awaiting(side);
                }
            }
            for (Side side : Side.values()) {
                lift(side);
            }
            while (dropEach()) {}
            judgeEmptyHands();
        }
        return finished();
    }

    private Outcome bySeed() {
        while (anybodyActive()) {
            beat++;
            if (repeats()) {
                finishAll();
                break;
            }
            for (Side side : Side.values()) {
                if (needs[side.index()] == Need.CHOICE && !choose(side)) {
                    return awaiting(side);
                }
                finishWithoutRelayHouse(side);
                lift(side);
            }
            dropEach();
            judgeEmptyHands();
        }
        return finished();
    }

    private boolean anybodyActive() {
        return needs[0] != Need.NOTHING || needs[1] != Need.NOTHING;
    }

    private boolean bothRelayFromSameHouse() {
        return needs[0] == Need.RELAY && needs[1] == Need.RELAY && hands[0].goesOnFrom == hands[1].goesOnFrom;
    }

    /** Takes the next choice from the list; false if the list has no more. A player who cannot choose passes. */
    private boolean choose(Side side) {
        if (legal(side).isEmpty()) {
            needs[side.index()] = Need.NOTHING;
            noteFinished(side);
            recorder.add(new Passed(side, nextAfter(side)));
            return true;
        }
        if (used == choices.size()) {
            return false;
        }
        chosen[side.index()] = choices.get(used++).from();
        hands[side.index()].lap = 0;
        seen.clear();
        return true;
    }

    private List<Move> legal(Side side) {
        List<Move> legal = new ArrayList<>();
        for (House house : layout.row(side)) {
            int index = layout.indexOf(house);
            boolean open = sower.cells()[index] > 0 && !start.isBurnt(house) && !isReserved(side, index);
            if (open && isFirstChoice(side, house)) {
                legal.add(new Move(house));
            }
        }
        return List.copyOf(legal);
    }

    /** Whether a house may be chosen as regards the rule set's wish for the first one; always, once it has been made. */
    private boolean isFirstChoice(Side side, House house) {
        if (chosen[side.index()] != null || hands[side.index()].lap > 0) {
            return true;
        }
        int store = rules.sowing().direction() == Direction.CLOCKWISE ? 1 : layout.houses();
        return switch (first) {
            case FREE -> true;
            case NEAREST_STORE -> house.number() == store;
            case FARTHEST_FROM_STORE -> house.number() == layout.houses() + 1 - store;
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
        House house = chosen[s];
        if (needs[s] == Need.RELAY) {
            sower.lift(hands[s], hands[s].goesOnFrom);
            needs[s] = Need.SEEDS_IN_HAND;
        } else if (needs[s] == Need.CHOICE && house != null) {
            sower.lift(hands[s], layout.indexOf(house));
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
            chosen[side.index()] = null;
            recorder.add(new TurnEnded(side, side, hand.reason));
        } else {
            finish(side, hand.reason);
        }
    }

    private void finish(Side side, TurnEndReason reason) {
        needs[side.index()] = Need.NOTHING;
        noteFinished(side);
        recorder.add(new TurnEnded(side, nextAfter(side), reason));
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
        List<Object> state = new ArrayList<>();
        Arrays.stream(sower.cells()).forEach(state::add);
        for (Hand hand : hands) {
            state.add(hand.at);
            state.add(hand.goesOnFrom);
            state.add(hand.seeds);
            state.add(needs[hand.side]);
        }
        return !seen.add(state);
    }

    private Outcome awaiting(Side side) {
        return new Outcome(List.copyOf(recorder.events()), position(), Optional.of(side), legal(side));
    }

    private Outcome finished() {
        Standing standing = Standing.of(position().withToMove(firstToFinish()));
        new Referee(rules).afterTurn(standing, firstToFinish().opponent().index(), recorder);
        return new Outcome(List.copyOf(recorder.events()), position(), Optional.empty(), List.of());
    }

    private Position position() {
        return Fold.after(start, recorder.events());
    }
}
