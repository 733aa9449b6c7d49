package papan.engine;

import java.util.Arrays;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.DirectionChoice;
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
    private final OriginHouse origin;
    private final StoreUse stores;
    /** By side and place: the next place where a seed is due. */
    private final int[][] next;
    /** By side and place: the last place where a seed was due before it. */
    private final int[][] previous;
    /** By side and place: the places passed over on the way to {@link #next}. */
    private final int[][][] skipped;
    /** By side and place: all places that get seeds, in the order of a hand that comes from there. */
    private final int[][][] way;
    /** The index of the side on which each place lies. */
    private final int[] owner;

    /** The circuit of a rule set in the direction that it fixes. */
    Circuit(RuleSet rules, int burnt) {
        this(rules, burnt, rules.sowing().direction(), rules.sowing().direction());
    }

    /**
     * A circuit on which each side has its own direction.
     *
     * @param burnt bit i set where house i is burnt
     */
    Circuit(RuleSet rules, int burnt, Direction south, Direction north) {
        this.layout = rules.layout();
        this.burnt = burnt;
        this.forfeits = rules.rounds().burntHouse() == Rounds.BurntHouse.FORFEITED;
        this.origin = rules.sowing().origin();
        this.stores = rules.sowing().stores();
        this.next = new int[2][layout.places()];
        this.previous = new int[2][layout.places()];
        this.skipped = new int[2][layout.places()][];
        this.way = new int[2][layout.places()][];
        for (Side side : Side.values()) {
            int[] ring = ring(rules, side == Side.SOUTH ? south : north);
            for (int i = 0; i < ring.length; i++) {
                trace(side.index(), ring, i);
            }
            int length = (int) Arrays.stream(ring)
                    .filter(place -> receives(side.index(), place))
                    .count();
            Arrays.setAll(way[side.index()], place -> onceRoundFrom(side.index(), place, length));
        }
        this.owner = new int[layout.places()];
        Arrays.setAll(owner, layout::sideOf);
    }

    private int[] onceRoundFrom(int side, int place, int length) {
        int[] places = new int[length];
        int at = place;
        for (int i = 0; i < length; i++) {
            at = next[side][at];
            places[i] = at;
        }
        return places;
    }

    /**
     * All places in the order in which seeds travel, beginning with south's row. A player's store follows the last house
     * of the own row, unless each move has its own direction: then stores stay where the rule set's usual one puts them.
     */
    static int[] ring(RuleSet rules, Direction direction) {
        Layout layout = rules.layout();
        int n = layout.houses();
        boolean usual =
                direction == rules.sowing().direction() || rules.sowing().choice() != DirectionChoice.EACH_MOVE;
        int[] ring = new int[layout.places()];
        int i = 0;
        for (int side = 0; side < 2; side++) {
            for (int k = 0; k < n; k++) {
                ring[i++] = side * n + (direction == Direction.CLOCKWISE ? n - 1 - k : k);
            }
            ring[i++] = layout.store(usual ? side : 1 - side);
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
                if (receives(side, ring[start])) {
                    previous[side][place] = ring[start];
                }
                break;
            }
            passed[count++] = place;
        }
        skipped[side][ring[start]] = count == 0 ? NOTHING : Arrays.copyOf(passed, count);
    }

    private boolean receives(int side, int place) {
        if (layout.isStore(place)) {
            return stores == StoreUse.BOTH || (stores == StoreUse.OWN && layout.sideOf(place) == side);
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

    /** What a lap does with the house it came from. */
    OriginHouse origin() {
        return origin;
    }

    /**
     * Whether a sowing can repeat itself for ever. It cannot where the own store is part of the ring: every time round
     * the store keeps one of finitely many seeds.
     */
    boolean canBeEndless() {
        return stores == StoreUse.PILE;
    }

    /** By place: all places that get seeds from a side's hand that comes from there, in order. */
    int[][] way(int side) {
        return way[side];
    }

    /** By place: the index of the side on which it lies. */
    int[] owner() {
        return owner;
    }

    int[] next(int side) {
        return next[side];
    }

    int[] previous(int side) {
        return previous[side];
    }

    /** Whether two neighbours of a house are houses of the same row; at the end of a row one of them is not. */
    static boolean areOfOneRow(Layout layout, int before, int house, int after) {
        int side = layout.sideOf(house);
        return !layout.isStore(before)
                && !layout.isStore(after)
                && layout.sideOf(before) == side
                && layout.sideOf(after) == side;
    }

    int[][] skipped(int side) {
        return skipped[side];
    }
}
