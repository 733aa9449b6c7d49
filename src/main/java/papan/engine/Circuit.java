package papan.engine;

import papan.model.Layout;
import papan.rules.Direction;
import papan.rules.OriginHouse;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.StoreUse;

/**
 * The way of each player's hand over a board with certain houses burnt, worked out once and kept as arrays by
 * {@link Layout} number.
 */
final class Circuit {
    private static final int[] NOTHING = {};

    private final Layout layout;
    private final int burnt;
    private final boolean forfeits;
    private final boolean skipsOrigin;
    private final boolean sowsStore;
    /** By side and place: the next place where a seed is due. */
    private final int[][] next;
    /** By side and place: the places passed over on the way to {@link #next}. */
    private final int[][][] skipped;

    Circuit(RuleSet rules, int burnt) {
        this.layout = rules.layout();
        this.burnt = burnt;
        this.forfeits = rules.rounds().burntHouse() == Rounds.BurntHouse.FORFEITED;
        this.skipsOrigin = rules.sowing().origin() == OriginHouse.SKIPPED;
        this.sowsStore = rules.sowing().stores() == StoreUse.OWN;
        int[] ring = ring(layout, rules.sowing().direction());
        this.next = new int[2][layout.places()];
        this.skipped = new int[2][layout.places()][];
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < ring.length; i++) {
                trace(side, ring, i);
            }
        }
    }

    /** All places in the order in which seeds travel, beginning with south's row and south's store. */
    static int[] ring(Layout layout, Direction direction) {
        int n = layout.houses();
        int[] ring = new int[layout.places()];
        int i = 0;
        for (int side = 0; side < 2; side++) {
            for (int k = 0; k < n; k++) {
                ring[i++] = side * n + (direction == Direction.CLOCKWISE ? n - 1 - k : k);
            }
            ring[i++] = layout.store(side);
        }
        return ring;
    }

    private void trace(int side, int[] ring, int start) {
        int[] passed = new int[ring.length];
        int count = 0;
        for (int step = 1; step <= ring.length; step++) {
            int place = ring[(start + step) % ring.length];
            if (receives(side, place)) {
                next[side][ring[start]] = place;
                break;
            }
            passed[count++] = place;
        }
        skipped[side][ring[start]] = count == 0 ? NOTHING : java.util.Arrays.copyOf(passed, count);
    }

    private boolean receives(int side, int place) {
        if (layout.isStore(place)) {
            return sowsStore && layout.sideOf(place) == side;
        }
        return forfeits || !isBurnt(place);
    }

    Layout layout() {
        return layout;
    }

    int burnt() {
        return burnt;
    }

    boolean isBurnt(int house) {
        return (burnt >> house & 1) != 0;
    }

    /** Whether seeds due in a burnt house are forfeited. */
    boolean forfeits() {
        return forfeits;
    }

    /** Whether a long lap passes over the house it came from. */
    boolean skipsOrigin() {
        return skipsOrigin;
    }

    /**
     * Whether a sowing can repeat itself for ever. It cannot where the own store is part of the ring: every time round
     * the store keeps one of finitely many seeds.
     */
    boolean canBeEndless() {
        return !sowsStore;
    }

    int[] next(int side) {
        return next[side];
    }

    int[][] skipped(int side) {
        return skipped[side];
    }
}
