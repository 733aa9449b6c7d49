package papan.engine;

import papan.event.Ruling;
import papan.event.TurnEndReason;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.Feeding;
import papan.rules.GapCapture;
import papan.rules.LastSeed;
import papan.rules.NeighbourCapture;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.OwnStore;
import papan.rules.RuleSet;

/**
 * Decides what the last seed of a lap means, from the state after it has been sown, tells which rule it was, and carries
 * out what follows. The order of the questions is that of the documents: own store, forfeited, captures by count, the
 * next or the same house occupied, an empty house of the mover's, an empty house of the opponent's.
 */
final class Judge {
    private final Circuit circuit;
    private final Layout layout;
    private final int[] owner;
    private final int[] cells;
    private final SowingListener listener;
    private final OccupiedHouse occupied;
    private final OwnStore ownStore;
    private final boolean captures;
    private final boolean capturesAnywhere;
    private final boolean takesCapturingSeed;
    private final boolean takesLoneSeed;
    private final boolean needsCircuit;
    private final boolean takesNeighbours;
    private final boolean capturesBeyondGaps;
    private final boolean chainsGaps;
    private final boolean takesOppositeOfGap;
    private final boolean sparesLastSeeds;
    /** Bit k set where a house of k seeds is captured by the last one. */
    private final long sizes;

    private final CountCapture.Whose countSide;
    private final boolean countsBack;
    private final boolean countsGoOn;
    /** The houses of a capture, collected here before they are taken. */
    private final int[] taken;

    private int takenCount;

    Judge(RuleSet rules, Circuit circuit, int[] cells, SowingListener listener) {
        this.circuit = circuit;
        this.layout = circuit.layout();
        this.owner = circuit.owner();
        this.cells = cells;
        this.listener = listener;
        this.taken = new int[2 * layout.houses()];
        LastSeed last = rules.lastSeed();
        occupied = last.occupied();
        ownStore = last.ownStore();
        Opposition.Opposite opposite = last.opposition() instanceof Opposition.Opposite o ? o : null;
        captures = opposite != null;
        capturesAnywhere = opposite != null && opposite.where() == Opposition.Where.ANY_EMPTY;
        takesCapturingSeed = opposite != null && opposite.capturingSeed() == Opposition.CapturingSeed.TAKEN;
        takesLoneSeed = opposite != null && opposite.loneSeed() == Opposition.LoneSeed.TAKEN;
        needsCircuit = opposite != null && opposite.circuit() == Opposition.Circuit.NEEDED;
        takesNeighbours = last.neighbours() == NeighbourCapture.ON;
        GapCapture.Beyond gap = last.gaps() instanceof GapCapture.Beyond b ? b : null;
        capturesBeyondGaps = gap != null;
        chainsGaps = gap != null && gap.reach() == GapCapture.Reach.CHAIN;
        takesOppositeOfGap = gap != null && gap.opposite() == GapCapture.Opposite.TAKEN;
        sparesLastSeeds = rules.feeding() instanceof Feeding.Needed f && f.grandSlam() == Feeding.GrandSlam.NO_CAPTURE;
        CountCapture.ByLastSeed counts = last.counts() instanceof CountCapture.ByLastSeed c ? c : null;
        sizes = counts == null
                ? 0
                : counts.sizes().stream().mapToLong(k -> 1L << k).sum();
        countSide = counts == null ? CountCapture.Whose.ANY : counts.side();
        countsBack = counts != null && counts.chain() == CountCapture.Chain.BACK;
        countsGoOn = counts != null && counts.then() == CountCapture.Then.FROM_NEXT;
    }

    void judge(Hand hand) {
        int at = hand.at;
        hand.goesOnFrom = Hand.NOWHERE;
        if (layout.isStore(at)) {
            inStore(hand);
        } else if (hand.forfeited) {
            over(hand, ClauseId.BURNT_HOUSE, TurnEndReason.FORFEIT);
        } else if (sizes != 0 && countsAt(hand.side, at)) {
            byCount(hand);
        } else if (occupied == OccupiedHouse.RELAY_FROM_NEXT) {
            beforeNext(hand);
        } else if (cells[at] > 1) {
            inOccupiedHouse(hand);
        } else {
            inEmptyHouse(hand);
        }
    }

    private void inStore(Hand hand) {
        boolean own = owner[hand.at] == hand.side;
        if (!own) {
            over(hand, ClauseId.STORES, TurnEndReason.LAP_END);
        } else if (ownStore == OwnStore.EXTRA_TURN) {
            rule(hand, Ruling.EXTRA_TURN, ClauseId.OWN_STORE, TurnEndReason.OWN_STORE);
        } else {
            over(hand, ClauseId.OWN_STORE, TurnEndReason.LAP_END);
        }
    }

    private boolean countsAt(int side, int house) {
        int count = cells[house];
        return count < Long.SIZE && (sizes >> count & 1) != 0 && isCountSide(side, owner[house]);
    }

    private boolean isCountSide(int mover, int owner) {
        return switch (countSide) {
            case ANY -> true;
            case OPPONENT -> mover != owner;
            case OWN -> mover == owner;
        };
    }

    private void byCount(Hand hand) {
        takenCount = 0;
        int house = hand.at;
        int[] previous = circuit.previous(hand.side);
        do {
            taken[takenCount++] = house;
            house = previous[house];
        } while (countsBack && !layout.isStore(house) && house != hand.at && countsAt(hand.side, house));
        if (take(hand, ClauseId.COUNT_CAPTURE, TurnEndReason.LAP_END) && countsGoOn) {
            goOnFromNext(hand);
        }
    }

    /** Another lap from the next house, if it holds seeds. */
    private void goOnFromNext(Hand hand) {
        int next = circuit.next(hand.side)[hand.at];
        if (!layout.isStore(next) && cells[next] > 0) {
            hand.goesOnFrom = next;
        }
    }

    /** Whether what has been collected is all that lies in the opponent's row, if anything does. */
    private boolean takesAllOfOpponent(int side) {
        int theirs = 0;
        int first = (1 - side) * layout.houses();
        for (int i = first; i < first + layout.houses(); i++) {
            theirs += cells[i];
        }
        int left = theirs;
        for (int i = 0; i < takenCount; i++) {
            left -= owner[taken[i]] == side ? 0 : cells[taken[i]];
        }
        return theirs > 0 && left == 0;
    }

    private void beforeNext(Hand hand) {
        int next = circuit.next(hand.side)[hand.at];
        if (!layout.isStore(next) && cells[next] > 0) {
            relay(hand, next);
        } else if (capturesBeyondGaps && !layout.isStore(next) && collectBeyond(hand.side, next)) {
            take(hand, ClauseId.GAP_CAPTURE, TurnEndReason.EMPTY_HOUSE);
        } else {
            over(hand, capturesBeyondGaps ? ClauseId.GAP_CAPTURE : ClauseId.OCCUPIED_HOUSE, TurnEndReason.EMPTY_HOUSE);
        }
    }

    /** Collects what lies beyond an empty house; false if nothing does. */
    private boolean collectBeyond(int side, int gap) {
        takenCount = 0;
        int[] next = circuit.next(side);
        int empty = gap;
        while (takenCount + 1 < taken.length) {
            int beyond = next[empty];
            if (layout.isStore(beyond) || cells[beyond] == 0 || isTaken(beyond)) {
                break;
            }
            taken[takenCount++] = beyond;
            int opposite = layout.opposite(beyond);
            if (takesOppositeOfGap && cells[opposite] > 0 && !isTaken(opposite)) {
                taken[takenCount++] = opposite;
            }
            int after = next[beyond];
            if (!chainsGaps || layout.isStore(after) || cells[after] > 0) {
                break;
            }
            empty = after;
        }
        return takenCount > 0;
    }

    private boolean isTaken(int house) {
        for (int i = 0; i < takenCount; i++) {
            if (taken[i] == house) {
                return true;
            }
        }
        return false;
    }

    private void inOccupiedHouse(Hand hand) {
        if (occupied == OccupiedHouse.RELAY) {
            relay(hand, hand.at);
        } else if (occupied == OccupiedHouse.BANK) {
            rule(hand, Ruling.BANK, ClauseId.OCCUPIED_HOUSE, TurnEndReason.BANK);
            int seeds = cells[hand.at];
            cells[hand.at] = 0;
            cells[layout.store(hand.side)] += seeds;
            listener.banked(hand.side, hand.at, seeds);
        } else {
            over(hand, ClauseId.OCCUPIED_HOUSE, TurnEndReason.LAP_END);
        }
    }

    private void relay(Hand hand, int house) {
        hand.goesOnFrom = house;
        if (!hand.barred) {
            rule(hand, Ruling.RELAY, ClauseId.OCCUPIED_HOUSE, TurnEndReason.LAP_END);
        }
    }

    private void inEmptyHouse(Hand hand) {
        boolean own = owner[hand.at] == hand.side;
        if (cells[hand.at] == 0) {
            over(hand, own ? ClauseId.EMPTY_OWN_HOUSE : ClauseId.EMPTY_OPPOSING_HOUSE, TurnEndReason.EMPTY_HOUSE);
        } else if (captures && (own || capturesAnywhere)) {
            acrossTheBoard(hand, own ? ClauseId.EMPTY_OWN_HOUSE : ClauseId.EMPTY_OPPOSING_HOUSE);
        } else if (capturesBeyondGaps && collectBeyond(hand.side, hand.at)) {
            take(hand, ClauseId.GAP_CAPTURE, TurnEndReason.EMPTY_HOUSE);
        } else if (takesNeighbours && !own && collectNeighbours(hand)) {
            take(hand, ClauseId.NEIGHBOUR_CAPTURE, TurnEndReason.EMPTY_HOUSE);
        } else {
            over(hand, own ? ClauseId.EMPTY_OWN_HOUSE : ClauseId.EMPTY_OPPOSING_HOUSE, TurnEndReason.EMPTY_HOUSE);
        }
    }

    private void acrossTheBoard(Hand hand, ClauseId clause) {
        int opposite = layout.opposite(hand.at);
        boolean something = cells[opposite] > 0;
        if (needsCircuit && !hand.roundTrip) {
            over(hand, ClauseId.CIRCUIT, TurnEndReason.EMPTY_HOUSE);
            return;
        }
        if (!something && !takesLoneSeed) {
            over(hand, ClauseId.LONE_SEED, TurnEndReason.EMPTY_HOUSE);
            return;
        }
        takenCount = 0;
        if (!something || takesCapturingSeed) {
            taken[takenCount++] = hand.at;
        }
        if (something) {
            taken[takenCount++] = opposite;
        }
        take(hand, something ? clause : ClauseId.LONE_SEED, TurnEndReason.EMPTY_HOUSE);
    }

    private boolean collectNeighbours(Hand hand) {
        int before = circuit.previous(hand.side)[hand.at];
        int after = circuit.next(hand.side)[hand.at];
        boolean equal = Circuit.areOfOneRow(layout, before, hand.at, after)
                && cells[before] > 0
                && cells[before] == cells[after]
                && before != after;
        if (equal) {
            taken[0] = hand.at;
            taken[1] = before;
            taken[2] = after;
            takenCount = 3;
        }
        return equal;
    }

    /** Moves what has been collected into the mover's store; false if that would be all and it stays where it is. */
    private boolean take(Hand hand, ClauseId clause, TurnEndReason otherwise) {
        if (sparesLastSeeds && takesAllOfOpponent(hand.side)) {
            over(hand, ClauseId.GRAND_SLAM, otherwise);
            return false;
        }
        rule(hand, Ruling.CAPTURE, clause, TurnEndReason.CAPTURE);
        int seeds = 0;
        for (int i = 0; i < takenCount; i++) {
            seeds += cells[taken[i]];
            cells[taken[i]] = 0;
        }
        cells[layout.store(hand.side)] += seeds;
        hand.captured(seeds);
        listener.captured(hand.side, taken, takenCount, seeds, hand.side);
        return true;
    }

    private void over(Hand hand, ClauseId clause, TurnEndReason reason) {
        rule(hand, Ruling.TURN_OVER, clause, reason);
    }

    private void rule(Hand hand, Ruling ruling, ClauseId clause, TurnEndReason reason) {
        hand.reason = reason;
        listener.ruled(hand.side, hand.at, ruling, clause);
    }
}
