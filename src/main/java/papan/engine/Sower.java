package papan.engine;

import papan.event.Ruling;
import papan.event.TurnEndReason;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.Opposition.CapturingSeed;
import papan.rules.Opposition.LoneSeed;
import papan.rules.OwnStore;
import papan.rules.RuleSet;

/**
 * Moves seeds. The one implementation of lifting, sowing and judging a last seed: narration, lessons, charts, search and
 * statistics all run it, with different listeners.
 *
 * <p>Works in place on an array of seeds by {@link Layout} number. Not thread-safe; make one for each thread.
 */
final class Sower {
    private final Circuit circuit;
    private final Layout layout;
    private final SowingListener listener;
    private final int[] cells;
    private final OccupiedHouse occupied;
    private final OwnStore ownStore;
    private final boolean captures;
    private final boolean takesCapturingSeed;
    private final boolean takesLoneSeed;
    private final Repetition repetition = new Repetition();

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
        this.occupied = rules.lastSeed().occupied();
        this.ownStore = rules.lastSeed().ownStore();
        this.captures = rules.lastSeed().opposition() instanceof Opposition.Opposite;
        this.takesCapturingSeed = rules.opposite()
                .filter(o -> o.capturingSeed() == CapturingSeed.TAKEN)
                .isPresent();
        this.takesLoneSeed =
                rules.opposite().filter(o -> o.loneSeed() == LoneSeed.TAKEN).isPresent();
    }

    int[] cells() {
        return cells;
    }

    /** Plays a whole turn from a house with seeds and says why it was over. */
    TurnEndReason turn(int side, int house) {
        Hand hand = new Hand(side);
        repetition.reset();
        lift(hand, house);
        while (sowLap(hand) == Ruling.RELAY) {
            if (circuit.canBeEndless() && repetition.seen(cells, hand.at)) {
                return TurnEndReason.ENDLESS;
            }
            lift(hand, hand.at);
        }
        return hand.reason;
    }

    /** Takes all seeds of a house into the hand: the next lap of its turn. */
    void lift(Hand hand, int house) {
        hand.seeds = cells[house];
        cells[house] = 0;
        hand.at = house;
        hand.origin = house;
        hand.lap++;
        listener.lifted(hand.side, house, hand.seeds, hand.lap);
    }

    /** Sows the hand to its last seed and judges it. */
    Ruling sowLap(Hand hand) {
        while (hand.seeds > 0) {
            drop(hand);
        }
        return judge(hand);
    }

    /** Lets one seed fall into the next place of the ring. */
    void drop(Hand hand) {
        int to = advance(hand);
        hand.at = to;
        hand.seeds--;
        hand.forfeited = circuit.forfeits() && circuit.isBurnt(to);
        if (hand.forfeited) {
            int store = layout.store(1 - hand.side);
            cells[store]++;
            listener.forfeited(hand.side, to, store, hand.seeds);
        } else {
            cells[to]++;
            listener.sown(hand.side, to, cells[to], hand.seeds);
        }
    }

    private int advance(Hand hand) {
        int[] next = circuit.next(hand.side);
        int[][] skipped = circuit.skipped(hand.side);
        tellSkipped(hand.side, skipped[hand.at]);
        int to = next[hand.at];
        if (circuit.skipsOrigin() && to == hand.origin) {
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

    /**
     * Decides what the last seed of a lap means, from the state after it has been sown, and carries out a capture or
     * bank. The order of the questions is that of the documents: own store, forfeited, occupied house, empty own house,
     * empty opposing house.
     */
    Ruling judge(Hand hand) {
        int at = hand.at;
        if (layout.isStore(at)) {
            return inOwnStore(hand);
        }
        if (hand.forfeited) {
            return over(hand, ClauseId.BURNT_HOUSE, 0, TurnEndReason.FORFEIT);
        }
        int held = cells[at] - 1;
        if (held > 0) {
            return inOccupiedHouse(hand, held);
        }
        if (held == 0 && layout.sideOf(at) == hand.side) {
            return inEmptyOwnHouse(hand);
        }
        return over(
                hand,
                layout.sideOf(at) == hand.side ? ClauseId.EMPTY_OWN_HOUSE : ClauseId.EMPTY_OPPOSING_HOUSE,
                held,
                TurnEndReason.EMPTY_HOUSE);
    }

    private Ruling inOwnStore(Hand hand) {
        if (ownStore == OwnStore.EXTRA_TURN) {
            hand.reason = TurnEndReason.OWN_STORE;
            return rule(hand, Ruling.EXTRA_TURN, ClauseId.OWN_STORE, 0);
        }
        return over(hand, ClauseId.OWN_STORE, 0, TurnEndReason.OWN_STORE);
    }

    private Ruling inOccupiedHouse(Hand hand, int held) {
        switch (occupied) {
            case RELAY -> {
                return rule(hand, Ruling.RELAY, ClauseId.OCCUPIED_HOUSE, held);
            }
            case BANK -> {
                hand.reason = TurnEndReason.BANK;
                rule(hand, Ruling.BANK, ClauseId.OCCUPIED_HOUSE, held);
                int seeds = take(hand.at, hand.side);
                listener.banked(hand.side, hand.at, seeds);
                return Ruling.BANK;
            }
            case TURN_ENDS -> {
                return over(hand, ClauseId.OCCUPIED_HOUSE, held, TurnEndReason.LAP_END);
            }
        }
        throw new AssertionError(occupied);
    }

    private Ruling inEmptyOwnHouse(Hand hand) {
        int opposite = layout.opposite(hand.at);
        boolean something = cells[opposite] > 0;
        if (!captures) {
            return over(hand, ClauseId.EMPTY_OWN_HOUSE, 0, TurnEndReason.EMPTY_HOUSE);
        }
        if (!something && !takesLoneSeed) {
            return over(hand, ClauseId.LONE_SEED, 0, TurnEndReason.EMPTY_HOUSE);
        }
        hand.reason = TurnEndReason.CAPTURE;
        rule(hand, Ruling.CAPTURE, something ? ClauseId.EMPTY_OWN_HOUSE : ClauseId.LONE_SEED, 0);
        boolean own = !something || takesCapturingSeed;
        int seeds = take(opposite, hand.side) + (own ? take(hand.at, hand.side) : 0);
        listener.captured(hand.side, own ? hand.at : -1, something ? opposite : -1, seeds);
        return Ruling.CAPTURE;
    }

    /** Moves all seeds of a house into a side's store. */
    private int take(int house, int side) {
        int seeds = cells[house];
        cells[house] = 0;
        cells[layout.store(side)] += seeds;
        return seeds;
    }

    private Ruling over(Hand hand, ClauseId clause, int held, TurnEndReason reason) {
        hand.reason = reason;
        return rule(hand, Ruling.TURN_OVER, clause, held);
    }

    private Ruling rule(Hand hand, Ruling ruling, ClauseId clause, int held) {
        int opposite = layout.isStore(hand.at) ? 0 : cells[layout.opposite(hand.at)];
        listener.ruled(hand.side, hand.at, ruling, clause, held, opposite);
        return ruling;
    }
}
