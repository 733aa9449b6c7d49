package papan.engine;

import papan.event.TurnEndReason;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.Opposition;
import papan.rules.OriginHouse;
import papan.rules.RuleSet;

/**
 * Moves seeds. The one implementation of lifting and sowing: narration, lessons, charts, search and statistics all run
 * it, with different listeners. What a last seed means is its {@link Judge}'s to say.
 *
 * <p>Works in place on an array of seeds by {@link Layout} number. Not thread-safe; make one for each thread.
 */
final class Sower {
    /**
     * A turn that sows more seeds counts as endless, too, where nothing else bounds it: a state may come back only after
     * millions of laps. The longest turns of real play sow a few hundred.
     */
    static final int MOST_SEEDS = 20_000;

    private final Circuit circuit;
    private final Layout layout;
    private final int[] owner;
    private final SowingListener listener;

    private final int[] cells;
    private final Judge judge;
    private final Repetition repetition = new Repetition();
    private final int[] one = new int[1];
    private final Hand[] hands = {new Hand(0), new Hand(1)};
    /** The number at which a house is captured in passing; 0 for never. */
    private final int passingSize;

    private final boolean passingToOwner;
    private final boolean skipsOrigin;
    /** Whether a falling seed does nothing but lie there: nobody listens, and no rule looks at seeds on their way. */
    private final boolean plain;

    /**
     * A sower for one board.
     *
     * @param cells the seeds, changed by every call
     */
    Sower(RuleSet rules, Circuit circuit, int[] cells, SowingListener listener) {
        this.circuit = circuit;
        this.layout = circuit.layout();
        this.owner = circuit.owner();
        this.cells = cells;
        this.listener = listener;
        this.judge = new Judge(rules, circuit, cells, listener);
        CountCapture counts = rules.lastSeed().counts();
        this.passingSize = counts instanceof CountCapture.InPassing p ? p.size() : 0;
        this.passingToOwner = counts instanceof CountCapture.InPassing p && p.taker() == CountCapture.Taker.OWNER;
        this.skipsOrigin = circuit.origin() == OriginHouse.SKIPPED;
        boolean wayMatters = rules.opposite()
                .filter(o -> o.circuit() == Opposition.Circuit.NEEDED)
                .isPresent();
        boolean forfeits = circuit.forfeits() && circuit.burnt() != 0;
        this.plain = listener == SowingListener.SILENT && !forfeits && !wayMatters && passingSize == 0;
    }

    Circuit circuit() {
        return circuit;
    }

    /** The hand of a side in its latest turn. */
    Hand hand(int side) {
        return hands[side];
    }

    int[] cells() {
        return cells;
    }

    /** Plays a whole turn from a house with seeds and says why it was over. */
    TurnEndReason turn(int side, int house) {
        Hand hand = hands[side];
        hand.begin();
        repetition.reset();
        lift(hand, house);
        while (true) {
            sow(hand);
            judge(hand);
            if (hand.goesOnFrom == Hand.NOWHERE) {
                return hand.reason;
            }
            if (isEndless(hand)) {
                return TurnEndReason.ENDLESS;
            }
            lift(hand, hand.goesOnFrom);
        }
    }

    /**
     * Whether a hand that is about to relay would go on for ever: all was the same before, or it has sown more than a turn
     * may.
     */
    boolean isEndless(Hand hand) {
        return circuit.canBeEndless() && (hand.sown > MOST_SEEDS || repetition.seen(cells, hand.goesOnFrom));
    }

    /** Takes all seeds of a house into the hand: the next lap of its turn. */
    void lift(Hand hand, int house) {
        hand.seeds = cells[house];
        hand.sown += hand.seeds;
        cells[house] = 0;
        hand.at = house;
        hand.origin = house;
        hand.lap++;
        listener.lifted(hand.side, house, hand.seeds, hand.lap);
        if (circuit.origin() == OriginHouse.FIRST_SEED_STAYS && hand.seeds > 1) {
            hand.seeds--;
            fall(hand, house);
        }
    }

    /** Decides what the last seed of a lap means, and carries it out. */
    void judge(Hand hand) {
        judge.judge(hand);
    }

    /** Lets all seeds fall that have just been lifted. */
    void sow(Hand hand) {
        if (plain) {
            sowAtOnce(hand);
        } else {
            while (hand.seeds > 0) {
                drop(hand);
            }
        }
    }

    /**
     * Adds what each place gets in a lap: all of them the same, and the first ones one seed more. No loop is as long as
     * the number of seeds: its end would be guessed wrongly nearly every time.
     */
    private void sowAtOnce(Hand hand) {
        int[] way = circuit.way(hand.side)[hand.at];
        // Once round the hand is back at the house it came from, which is the last of its way.
        int length = skipsOrigin ? way.length - 1 : way.length;
        int each = 0;
        int rest = hand.seeds;
        while (rest > length) {
            rest -= length;
            each++;
        }
        for (int i = 0; i < length; i++) {
            cells[way[i]] += each + ((i - rest) >>> 31);
        }
        hand.at = way[rest - 1];
        hand.seeds = 0;
    }

    /** Lets one seed fall into the next place of the ring. */
    void drop(Hand hand) {
        int to = nextOnWay(hand.side, hand.at);
        if (skipsOrigin && to == hand.origin) {
            listener.skipped(hand.side, to, ClauseId.ORIGIN);
            to = nextOnWay(hand.side, to);
        }
        hand.seeds--;
        fall(hand, to);
    }

    private int nextOnWay(int side, int from) {
        for (int place : circuit.skipped(side)[from]) {
            listener.skipped(side, place, layout.isStore(place) ? ClauseId.STORES : ClauseId.BURNT_HOUSE);
        }
        return circuit.next(side)[from];
    }

    private void fall(Hand hand, int to) {
        hand.at = to;
        hand.forfeited = circuit.forfeits() && circuit.isBurnt(to);
        if (hand.forfeited) {
            int store = layout.store(1 - hand.side);
            cells[store]++;
            listener.forfeited(hand.side, to, store, hand.seeds);
            return;
        }
        cells[to]++;
        listener.sown(hand.side, to, cells[to], hand.seeds);
        if (owner[to] != hand.side) {
            hand.across = true;
        } else if (hand.across) {
            hand.roundTrip = true;
        }
        hand.takenInPassing = cells[to] == passingSize && !layout.isStore(to);
        if (hand.takenInPassing) {
            takeInPassing(hand, to);
        }
    }

    private void takeInPassing(Hand hand, int house) {
        int taker = passingToOwner ? owner[house] : hand.side;
        int seeds = cells[house];
        cells[house] = 0;
        cells[layout.store(taker)] += seeds;
        if (taker == hand.side) {
            hand.captured(seeds);
        }
        one[0] = house;
        listener.captured(hand.side, one, 1, seeds, taker);
    }
}
