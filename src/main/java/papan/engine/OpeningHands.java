package papan.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.event.BoardEvent;
import papan.event.RoundEvent.Passed;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.FirstMove.ContestedHouse;
import papan.rules.FirstMove.FinishedTogether;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.OccupiedHouse;
import papan.rules.RuleSet;

/**
 * The two hands of a simultaneous opening above one board: what each needs, and doing it. In which order they act is said
 * elsewhere: an {@link Opening} follows the rule set's schedule, a {@link SimultaneousOpening} any order. Mutable; lives
 * as long as its opening.
 */
final class OpeningHands {
    /** What a player needs in order to go on. */
    enum Need {
        CHOICE(0),
        RELAY(1),
        SEEDS_IN_HAND(2),
        NOTHING(3);

        private static final Need[] ALL = values();

        final int number;

        Need(int number) {
            this.number = number;
        }

        static Need of(int number) {
            return ALL[number];
        }
    }

    /** Who chooses houses in an opening. */
    @FunctionalInterface
    interface Chooser {
        /**
         * A choice.
         *
         * @param legal the houses that may be chosen: bit i set for the one with number i + 1 of that side
         * @return one of these bits by its number, or {@link #NO_CHOICE}, or {@link #RESTS}
         */
        int choose(int side, int legal);

        /** Whether a side is known to choose nothing more. */
        default boolean isDone(int side) {
            return false;
        }
    }

    /** Is told what the hands do. */
    @FunctionalInterface
    interface Watcher {
        /** Nobody. */
        Watcher NOBODY = (side, kind, at) -> {};

        /**
         * A hand has acted.
         *
         * @param at where, or {@link Hand#NOWHERE}
         */
        void acted(int side, OpeningAct.Kind kind, int at);
    }

    /** There is no choice, or not yet. */
    static final int NO_CHOICE = -1;

    /** There will be no choice any more: the hand is at rest. */
    static final int RESTS = -2;

    private static final int NEVER = Integer.MAX_VALUE;

    private final Engine engine;
    private final Layout layout;
    private final int burnt;
    private final Simultaneous rule;
    private final Chooser chooser;
    /** Nobody, where nothing but the outcome is wanted. */
    private final @Nullable Recorder recorder;

    private final Watcher watcher;
    private final Sower sower;
    private final Contest contest;
    private final Hand[] hands = {new Hand(0), new Hand(1)};
    private final Need[] needs = {Need.CHOICE, Need.CHOICE};
    /** By side: the number of the house that was chosen, or {@link #NO_CHOICE}. */
    private final int[] chosen = {NO_CHOICE, NO_CHOICE};
    /** By side: whether a choice was due and nobody made one. */
    private final boolean[] resting = new boolean[2];
    /** By side: whether the hand sows the one more move that a capture has earned. */
    private final boolean[] bonus = new boolean[2];
    /** By side: when that player finished. */
    private final int[] finishedAt = {NEVER, NEVER};
    /** By side: when its last seed fell. */
    private final int[] fellAt = new int[2];
    /** By side: whether the other has emptied the house that it would go on from. */
    private final boolean[] emptied = new boolean[2];

    /** Whether both hands were empty when the first of them was judged. */
    private boolean bothLanded;

    /** The side whose last seed was the latest to fall. */
    private int latest = Side.NORTH.index();

    private int now;

    OpeningHands(
            Engine engine,
            Simultaneous rule,
            Chooser chooser,
            Circuit circuit,
            int[] cells,
            @Nullable Recorder recorder,
            Watcher watcher) {
        this.engine = engine;
        this.rule = rule;
        this.layout = engine.rules().layout();
        this.burnt = circuit.burnt();
        this.chooser = chooser;
        this.recorder = recorder;
        this.watcher = watcher;
        this.sower = new Sower(engine.rules(), circuit, cells, recorder == null ? SowingListener.SILENT : recorder);
        this.contest = new Contest(engine.rules(), rule.contested(), circuit, cells);
        for (int side = 0; side < 2; side++) {
            restIfDone(side, now);
        }
    }

    int[] cells() {
        return sower.cells();
    }

    Need need(Side side) {
        return needs[side.index()];
    }

    /** Says what time it is: whoever finishes at an earlier one moves first. */
    void setTime(int time) {
        now = time;
    }

    boolean isActive(Side side) {
        return needs[side.index()] != Need.NOTHING;
    }

    boolean anybodyActive() {
        return needs[0] != Need.NOTHING || needs[1] != Need.NOTHING;
    }

    /** Whether a choice was due from a player and none was made, so that the opening is not really over. */
    boolean isResting(Side side) {
        return resting[side.index()];
    }

    /** The next act of a hand that has not finished, whatever the other one does. */
    void act(Side side) {
        int s = side.index();
        switch (needs[s]) {
            case CHOICE -> {
                choose(side);
                lift(side);
            }
            case RELAY -> relay(side);
            case SEEDS_IN_HAND -> {
                if (hands[s].seeds > 0) {
                    drop(side);
                } else {
                    judgeEmpty(side);
                }
            }
            case NOTHING -> throw new IllegalArgumentException(side + " has finished");
        }
    }

    private void relay(Side side) {
        finishWithoutRelayHouse(side);
        lift(side);
    }

    /** Has a player who needs a house choose one; false if there is no choice yet. A player who cannot choose passes. */
    boolean choose(Side side) {
        int s = side.index();
        if (needs[s] != Need.CHOICE) {
            return true;
        }
        int legal = legal(side);
        if (legal == 0) {
            pass(side);
            return true;
        }
        int choice = chooser.choose(s, legal);
        if (choice == NO_CHOICE) {
            return false;
        }
        if (choice == RESTS) {
            rest(s, now);
            watcher.acted(s, OpeningAct.Kind.FINISH, Hand.NOWHERE);
            return true;
        }
        chosen[s] = choice;
        hands[s].begin();
        return true;
    }

    private void pass(Side side) {
        needs[side.index()] = Need.NOTHING;
        finishedAt[side.index()] = now;
        tell(new Passed(side, nextAfter(side)));
        watcher.acted(side.index(), OpeningAct.Kind.FINISH, Hand.NOWHERE);
    }

    private void restIfDone(int side, int time) {
        if (chooser.isDone(side)) {
            rest(side, time);
        }
    }

    private void rest(int side, int time) {
        needs[side] = Need.NOTHING;
        resting[side] = true;
        finishedAt[side] = time;
    }

    /** The houses that may be chosen: bit i set for the one with number i + 1. */
    int legal(Side side) {
        int legal = 0;
        int row = side.index() * layout.houses();
        for (int i = 0; i < layout.houses(); i++) {
            int house = row + i;
            boolean open = sower.cells()[house] > 0 && (burnt >> house & 1) == 0 && !isReserved(side, house);
            legal |= open && isFirstChoice(side, i + 1) ? 1 << i : 0;
        }
        return legal;
    }

    /** Whether a house may be chosen as regards the rule set's wish for the first one; always, once it has been made. */
    private boolean isFirstChoice(Side side, int number) {
        if (chosen[side.index()] != NO_CHOICE || hands[side.index()].lap > 0) {
            return true;
        }
        RuleSet rules = engine.rules();
        int store = rules.sowing().direction() == Direction.CLOCKWISE ? 1 : layout.houses();
        return switch (rule.choice()) {
            case FREE -> true;
            case NEAREST_STORE -> number == store;
            case FARTHEST_FROM_STORE -> number == layout.houses() + 1 - store;
        };
    }

    /** The house of a player that the other one's relay must lift, if there is one. */
    Optional<House> reserved(Side chooser) {
        return layout.row(chooser).stream()
                .filter(house -> isReserved(chooser, layout.indexOf(house)))
                .findFirst();
    }

    /** Whether the other player's relay must lift a house. */
    private boolean isReserved(Side chooser, int house) {
        int other = chooser.opponent().index();
        return needs[other] == Need.RELAY && hands[other].goesOnFrom == house;
    }

    /** A player whose relay house the other has emptied in the meantime has nothing to go on with. */
    void finishWithoutRelayHouse(Side side) {
        int s = side.index();
        if (needs[s] == Need.RELAY && sower.cells()[hands[s].goesOnFrom] == 0) {
            tell(contest.emptied(hands[s]));
            finish(side, TurnEndReason.EMPTY_HOUSE, now);
            watcher.acted(s, OpeningAct.Kind.FINISH, hands[s].goesOnFrom);
        }
    }

    /** Lifts what a player has chosen or must relay; nothing where neither is so. */
    void lift(Side side) {
        int s = side.index();
        if (needs[s] == Need.RELAY) {
            lift(s, hands[s].goesOnFrom);
        } else if (needs[s] == Need.CHOICE && chosen[s] != NO_CHOICE) {
            lift(s, s * layout.houses() + chosen[s]);
        }
    }

    private void lift(int side, int house) {
        hands[0].barred = false;
        hands[1].barred = false;
        emptied[side] = false;
        bothLanded = false;
        sower.lift(hands[side], house);
        needs[side] = Need.SEEDS_IN_HAND;
        watcher.acted(side, OpeningAct.Kind.LIFT, house);
    }

    /** A hand that holds seeds drops one; false if it is empty. */
    boolean drop(Side side) {
        Hand hand = hands[side.index()];
        if (hand.seeds == 0) {
            return false;
        }
        sower.drop(hand);
        if (hand.seeds == 0) {
            latest = hand.side;
            fellAt[latest] = now;
        }
        watcher.acted(hand.side, OpeningAct.Kind.DROP, hand.at);
        return true;
    }

    /** Judges the last seed of a hand that has just dropped it. */
    void judgeEmpty(Side side) {
        Hand hand = hands[side.index()];
        if (needs[side.index()] == Need.SEEDS_IN_HAND && hand.seeds == 0) {
            judge(side, hand);
            watcher.acted(hand.side, OpeningAct.Kind.JUDGE, hand.at);
        }
    }

    /** Whether the last seed of a hand has fallen, and the hand has not lifted another house since. */
    private boolean isThere(int side) {
        return needs[side] == Need.RELAY || isWaiting(side);
    }

    private boolean isWaiting(int side) {
        return needs[side] == Need.SEEDS_IN_HAND && hands[side].seeds == 0;
    }

    /** Where both hands must lift the same house, bars whoever does not get it. */
    private void settle(Hand hand) {
        Hand other = hands[1 - hand.side];
        boolean relays = needs[other.side] == Need.RELAY;
        if (!isThere(other.side) || !contest.isBetween(hand, other, !relays)) {
            return;
        }
        int winner = contest.winner(1 - latest);
        hand.barred = hand.side != winner;
        other.barred = other.side != winner;
        if (relays && other.barred) {
            lose(Side.of(other.side), other);
        }
    }

    /** A hand finishes instead of lifting the house that it would go on from. */
    private void lose(Side side, Hand hand) {
        tell(contest.lost(hand, sower.cells()[hand.at] - 1));
        hand.goesOnFrom = Hand.NOWHERE;
        hand.barred = false;
        finish(side, TurnEndReason.CONTESTED, landedAt(side.index()));
    }

    private void tell(BoardEvent event) {
        if (recorder != null) {
            recorder.add(event);
        }
    }

    /**
     * Judges both hands that have just dropped their last seeds, south's first; but north's first where it captures what
     * south would go on with, so that nobody is told a relay that does not come.
     */
    void judgeBoth() {
        boolean northFirst = isWaiting(0) && isWaiting(1) && contest.empties(hands[0], hands[1]);
        Side first = northFirst ? Side.NORTH : Side.SOUTH;
        judgeEmpty(first);
        judgeEmpty(first.opponent());
    }

    private void judge(Side side, Hand hand) {
        int s = side.index();
        settle(hand);
        bothLanded |= isWaiting(1 - s);
        emptied[1 - s] = isWaiting(1 - s) && contest.empties(hands[1 - s], hand);
        sower.judge(hand);
        if (hand.goesOnFrom != Hand.NOWHERE && hand.barred) {
            lose(side, hand);
        } else if (hand.goesOnFrom != Hand.NOWHERE) {
            needs[s] = Need.RELAY;
        } else if (engine.choosesAgain(hand.reason, bonus[s])) {
            bonus[s] = hand.reason == TurnEndReason.CAPTURE;
            needs[s] = Need.CHOICE;
            chosen[s] = NO_CHOICE;
            tell(new TurnEnded(side, side, hand.reason));
            restIfDone(s, landedAt(s));
        } else {
            finish(side, hand.reason, landedAt(s));
        }
    }

    /**
     * When a hand that does not go on has finished: as its last seed fell, if that decides, or else as it is judged; but
     * when it would have gone on, if the other has emptied its house.
     */
    private int landedAt(int side) {
        if (emptied[side]) {
            return now + 1;
        }
        return rule.together() == FinishedTogether.FIRST_TO_ARRIVE ? fellAt[side] : now;
    }

    private void finish(Side side, TurnEndReason reason, int time) {
        needs[side.index()] = Need.NOTHING;
        finishedAt[side.index()] = time;
        Side next = nextAfter(side);
        // Whoever finishes last and begins the round all the same has not earned that by a capture.
        boolean idle = next == side && reason == TurnEndReason.CAPTURE;
        boolean together = bothLanded && !anybodyActive() && !emptied[0] && !emptied[1];
        tell(new TurnEnded(
                side,
                next,
                idle ? TurnEndReason.LAP_END : reason,
                together ? Optional.of(rule.together()) : Optional.empty()));
    }

    /** Whether the hands have sown more than a turn may, where nothing else bounds them. */
    boolean isEndless() {
        return sower.circuit().canBeEndless() && hands[0].sown + hands[1].sown > Sower.MOST_SEEDS;
    }

    /** Ends a sowing that would go on for ever. */
    void finishAll() {
        for (Side side : Side.values()) {
            if (isActive(side)) {
                finish(side, TurnEndReason.ENDLESS, now + side.index());
            }
        }
    }

    /** The other player while that one is still sowing, and after the last one whoever moves first. */
    private Side nextAfter(Side finished) {
        return isActive(finished.opponent()) ? finished.opponent() : firstToFinish();
    }

    /** Whoever finished earlier; at the same time, whoever the rule set says. */
    Side firstToFinish() {
        if (finishedAt[0] == finishedAt[1]) {
            return rule.together() == FinishedTogether.SOUTH ? Side.SOUTH : Side.of(1 - latest);
        }
        return finishedAt[0] < finishedAt[1] ? Side.SOUTH : Side.NORTH;
    }

    /** Describes everything that the rest depends on while nobody has to choose. */
    void describe(Moments moments) {
        for (int seeds : sower.cells()) {
            moments.add(seeds);
        }
        for (Hand hand : hands) {
            moments.add(hand.at);
            moments.add(hand.goesOnFrom);
            moments.add(hand.seeds);
            moments.add(needs[hand.side].number);
        }
    }

    /** So many numbers describe a moment beside the seeds. */
    static final int NUMBERS = 2 * 8 + 2;

    /** Writes down all that the rest depends on, and nothing that it does not, so that equal moments are equal numbers. */
    void save(short[] numbers, int from) {
        int i = from;
        for (Hand hand : hands) {
            Need need = needs[hand.side];
            boolean sows = need == Need.SEEDS_IN_HAND;
            boolean goesOn = sows || need == Need.RELAY || need == Need.CHOICE;
            numbers[i++] = (short) need.number;
            numbers[i++] = (short) (sows || need == Need.RELAY ? hand.at : 0);
            numbers[i++] = (short) (sows ? hand.seeds : 0);
            numbers[i++] = (short) (sows ? hand.origin : 0);
            numbers[i++] = (short) (need == Need.RELAY ? hand.goesOnFrom : Hand.NOWHERE);
            numbers[i++] = (short) (goesOn && hand.lap > 0 ? 1 : 0);
            boolean sowsOn = sows || need == Need.RELAY;
            numbers[i++] = (short) ((sowsOn && hand.across ? 1 : 0)
                    + (sowsOn && hand.roundTrip ? 2 : 0)
                    + (sows && hand.seeds == 0 && hand.forfeited ? 4 : 0)
                    + (goesOn && bonus[hand.side] ? 8 : 0)
                    + (sows && hand.barred ? 16 : 0)
                    + (isWaiting(hand.side) && emptied[hand.side] ? 32 : 0));
            numbers[i++] = (short) (resting[hand.side] ? 1 : 0);
        }
        boolean bothActive = needs[0] != Need.NOTHING && needs[1] != Need.NOTHING;
        numbers[i++] = (short) (bothActive ? Hand.NOWHERE : firstToFinish().index());
        numbers[i] = (short) (mattersWhoArrivedFirst() ? arrivedFirst() : Hand.NOWHERE);
    }

    /** Whether whose last seed fell first decides who lifts a house, or who has finished first. */
    private boolean mattersWhoArrivedFirst() {
        boolean lifts = rule.contested() == ContestedHouse.FIRST_TO_ARRIVE
                && isThere(0)
                && isThere(1)
                && (hands[0].at == hands[1].at || engine.rules().lastSeed().occupied() != OccupiedHouse.RELAY);
        boolean finishes = rule.together() == FinishedTogether.FIRST_TO_ARRIVE
                && anybodyActive()
                && hasFinishedOrMay(0)
                && hasFinishedOrMay(1);
        return lifts || finishes;
    }

    /** Whether a hand has finished, or may have with its last seed. */
    private boolean hasFinishedOrMay(int side) {
        if (!isWaiting(side)) {
            return needs[side] == Need.NOTHING;
        }
        Hand then = contest.foresee(hands[side]);
        if (then.goesOnFrom != Hand.NOWHERE) {
            return rule.contested() == ContestedHouse.NEITHER && hands[0].at == hands[1].at;
        }
        return chooser.isDone(side) || !engine.choosesAgain(then.reason, bonus[side]);
    }

    /** Whose last seed fell first; that of a hand which has finished fell then. */
    private int arrivedFirst() {
        int finished = needs[0] == Need.NOTHING ? 0 : 1;
        if (needs[finished] != Need.NOTHING) {
            return 1 - latest;
        }
        return fellAt[1 - finished] < finishedAt[finished] ? 1 - finished : finished;
    }

    /** Is again as it was when this was written down. */
    void load(short[] numbers, int from) {
        int i = from;
        for (Hand hand : hands) {
            needs[hand.side] = Need.of(numbers[i++]);
            hand.at = numbers[i++];
            hand.seeds = numbers[i++];
            hand.origin = numbers[i++];
            hand.goesOnFrom = numbers[i++];
            hand.lap = numbers[i++];
            int marks = numbers[i++];
            hand.across = (marks & 1) != 0;
            hand.roundTrip = (marks & 2) != 0;
            hand.forfeited = (marks & 4) != 0;
            bonus[hand.side] = (marks & 8) != 0;
            hand.barred = (marks & 16) != 0;
            emptied[hand.side] = (marks & 32) != 0;
            resting[hand.side] = numbers[i++] != 0;
            finishedAt[hand.side] = NEVER;
        }
        int first = numbers[i++];
        if (first != Hand.NOWHERE) {
            finishedAt[first] = 0;
            finishedAt[1 - first] = isActive(Side.of(1 - first)) ? NEVER : 1;
        }
        now = 1;
        int arrivedFirst = numbers[i];
        if (arrivedFirst != Hand.NOWHERE) {
            latest = 1 - arrivedFirst;
            fellAt[arrivedFirst] = -1;
            fellAt[latest] = 1;
        }
    }
}
