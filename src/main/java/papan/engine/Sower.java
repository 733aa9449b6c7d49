package papan.engine;

import papan.event.TurnEndReason;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.OriginHouse;
import papan.rules.RuleSet;

/**
 * Moves seeds. The one implementation of lifting and sowing: narration, lessons, charts, search and statistics all run
 * it, with different listeners. What a last seed means is its {@link Judge}'s to say.
 *
 * <p>Works in place on an array of seeds by {@link Layout} number. Not thread-safe; make one for each thread.
 */
final class Sower {
    private final Circuit circuit;
    private final Layout layout;
    private final SowingListener listener;
    private final int[] cells;
    private final Judge judge;
    private final Repetition repetition = new Repetition();
    private final int[] one = new int[1];
    /** The number at which a house is captured in passing; 0 for never. */
    private final int passingSize;

    private final boolean passingToOwner;

    /**
     * A sower for one board.
     *
     * @param cells the seeds, changed by every call
     */
    Sower(RuleSet rules, Circuit circuit, int[] cells, SowingListener listener) {
        this.circuit = circuit;
        this.layout = circuit.layout();
        this.cells = cells;
        this.listener = listener;
        this.judge = new Judge(rules, circuit, cells, listener);
        CountCapture counts = rules.lastSeed().counts();
        this.passingSize = counts instanceof CountCapture.InPassing p ? p.size() : 0;
        this.passingToOwner = counts instanceof CountCapture.InPassing p && p.taker() == CountCapture.Taker.OWNER;
    }

    int[] cells() {
        return cells;
    }

    /** Plays a whole turn from a house with seeds and says why it was over. */
    TurnEndReason turn(int side, int house) {
        Hand hand = new Hand(side);
        repetition.reset();
        lift(hand, house);
        while (true) {
            sowLap(hand);
            judge(hand);
            if (hand.goesOnFrom == Hand.NOWHERE) {
                return hand.reason;
            }
            if (circuit.canBeEndless() && repetition.seen(cells, hand.goesOnFrom)) {
                return TurnEndReason.ENDLESS;
            }
            lift(hand, hand.goesOnFrom);
        }
    }

    /** Takes all seeds of a house into the hand: the next lap of its turn. */
    void lift(Hand hand, int house) {
        hand.seeds = cells[house];
        cells[house] = 0;
        hand.at = house;
        hand.origin = house;
        hand.lap++;
        listener.lifted(hand.side, house, hand.seeds, hand.lap);
        if (circuit.origin() == OriginHouse.FIRST_SEED_STAYS && hand.seeds > 1) {
            fall(hand, house);
        }
    }

    /** Sows the hand to its last seed. */
    void sowLap(Hand hand) {
        while (hand.seeds > 0) {
            drop(hand);
        }
    }

    /** Decides what the last seed of a lap means, and carries it out. */
    void judge(Hand hand) {
        judge.judge(hand);
    }

    /** Lets one seed fall into the next place of the ring. */
    void drop(Hand hand) {
        fall(hand, advance(hand));
    }

    private void fall(Hand hand, int to) {
        hand.at = to;
        hand.seeds--;
        hand.forfeited = circuit.forfeits() && circuit.isBurnt(to);
        if (hand.forfeited) {
            int store = layout.store(1 - hand.side);
            cells[store]++;
            listener.forfeited(hand.side, to, store, hand.seeds);
            return;
        }
        cells[to]++;
        listener.sown(hand.side, to, cells[to], hand.seeds);
        if (layout.sideOf(to) != hand.side) {
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
        int owner = passingToOwner ? layout.sideOf(house) : hand.side;
        int seeds = cells[house];
        cells[house] = 0;
        cells[layout.store(owner)] += seeds;
        hand.captured |= owner == hand.side;
        one[0] = house;
        listener.captured(hand.side, one, 1, seeds, owner);
    }

    private int advance(Hand hand) {
        int[] next = circuit.next(hand.side);
        int[][] skipped = circuit.skipped(hand.side);
        tellSkipped(hand.side, skipped[hand.at]);
        int to = next[hand.at];
        if (to == hand.origin && circuit.origin() == OriginHouse.SKIPPED) {
            listener.skipped(hand.side, to, ClauseId.ORIGIN);
            tellSkipped(hand.side, skipped[to]);
            to = next[to];
        }
        return to;
    }

    private void tellSkipped(int side, int[] places) {
        for (int place : places) {
            listener.skipped(side, place, layout.isStore(place) ? ClauseId.STORES : ClauseId.BURNT_HOUSE);
        }
    }
}
