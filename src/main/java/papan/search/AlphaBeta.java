package papan.search;

import java.util.Optional;
import papan.engine.Arena;
import papan.model.Layout;
import papan.rules.RoundEnd;

/**
 * What the player to move can be sure of, by alpha-beta search with a transposition table. Values are margins at the end
 * of the round, own store less the other's, or where the search was cut off, the margin there. An extra turn does not
 * change sides and counts as a move like any other.
 */
final class AlphaBeta {
    /** Deep enough for every round that ends. */
    static final int TO_THE_END = 1 << 20;

    private static final int MAX_PLIES = 600;
    private static final int BOUND = 10_000;
    private static final int AGAIN = 2;
    private static final int ASK_EVERY = 1 << 14;
    private static final int FLAG_BITS = 6;

    private final Arena arena;
    private final Watch watch;
    private final int frame;
    private final int fan;
    private final int south;
    private final int flagsAt;
    private final int burnt;
    private final int seeds;
    private final Optional<BoardKey> key;
    private final Table table;
    /** By ply: the board, followed by the boards after each move. */
    private final int[][] boards = new int[MAX_PLIES + 1][];
    /** By ply: moves in the order in which they are tried, the better ones first. */
    private final int[][] orders = new int[MAX_PLIES + 1][];

    private boolean cut;
    private boolean stopped;
    private long looked;

    AlphaBeta(Arena arena, int tableBits, Watch watch) {
        Layout layout = arena.rules().layout();
        this.arena = arena;
        this.watch = watch;
        this.frame = arena.frameSize();
        this.fan = 2 * layout.houses();
        this.south = layout.store(0);
        this.flagsAt = frame - 1;
        this.burnt = arena.burnt();
        this.seeds = arena.total();
        // What is still to be won does not depend on the stores, unless they decide when the round ends.
        boolean storesMatter = arena.rules().ending().roundEnd() == RoundEnd.MAJORITY;
        this.key = BoardKey.of(storesMatter ? layout.places() - 1 : fan, seeds)
                .filter(k -> k.max() < Long.MAX_VALUE >> FLAG_BITS);
        this.table = new Table(tableBits);
    }

    /** Whether what is remembered still holds for an arena: the same board with the same houses burnt. */
    boolean playsOn(Arena other) {
        return arena == other && arena.burnt() == burnt && arena.total() == seeds;
    }

    /** Whether every line searched for the latest value was followed to the end of the round. */
    boolean isExact() {
        return !cut && !stopped;
    }

    /** Whether the watch ended the search; its latest value is then worth nothing. */
    boolean isStopped() {
        return stopped;
    }

    /** The best of the legal moves as bits, as far as so many moves ahead can tell. */
    int best(int depth) {
        cut = false;
        int legal = arena.legal();
        int best = 0;
        int most = -BOUND;
        for (int rest = legal; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            // One below, so that an equal move comes out as equal.
            int value = valueOf(move, depth, most - 1, BOUND);
            best = value > most ? 0 : best;
            best |= value >= most ? 1 << move : 0;
            most = Math.max(most, value);
        }
        return best;
    }

    /** The value of a position for the player to move. */
    int value(int depth) {
        cut = false;
        return value(depth, -BOUND, BOUND, 0);
    }

    /** The value of a move for the player who makes it. */
    int valueOf(int move, int depth) {
        cut = false;
        return valueOf(move, depth, -BOUND, BOUND);
    }

    private int valueOf(int move, int depth, int alpha, int beta) {
        int side = arena.toMove();
        int[] here = boards(0);
        arena.save(here, 0);
        arena.play(move);
        int value = child(side, depth - 1, alpha, beta, 1);
        arena.restore(here, 0);
        return value;
    }

    private int lead(int side) {
        int lead = arena.seedsAt(south) - arena.seedsAt(south + 1);
        return side == 0 ? lead : -lead;
    }

    /** The value for a side of the position that its move has brought about. */
    private int child(int side, int depth, int alpha, int beta, int ply) {
        if (arena.isOver()) {
            return lead(side);
        }
        return arena.toMove() == side ? value(depth, alpha, beta, ply) : -value(depth, -beta, -alpha, ply);
    }

    private int value(int depth, int alpha, int beta, int ply) {
        int side = arena.toMove();
        int lead = lead(side);
        if (depth <= 0 || ply == MAX_PLIES || stopped) {
            cut = true;
            return lead;
        }
        int[] here = boards(ply);
        arena.save(here, 0);
        long number =
                key.isPresent() ? key.get().of(arena) << FLAG_BITS | (here[flagsAt] & ((1 << FLAG_BITS) - 1)) : -1;
        int known = key.isPresent() ? table.find(number) : -1;
        int lower = -BOUND;
        int upper = BOUND;
        if (known >= 0 && table.depth(known) >= depth) {
            lower = table.lower(known) + lead;
            upper = table.upper(known) + lead;
            boolean toTheEnd = table.depth(known) >= TO_THE_END;
            if (lower >= beta || upper <= alpha || lower == upper) {
                cut |= !toTheEnd;
                return lower >= beta ? lower : upper;
            }
        }
        boolean cutBefore = cut;
        cut = false;
        int best = bestOf(side, depth, Math.max(alpha, lower), Math.min(beta, upper), ply);
        if (key.isPresent() && !stopped) {
            int low = best > Math.max(alpha, lower) ? best : -BOUND;
            int high = best < Math.min(beta, upper) ? best : BOUND;
            table.put(number, bound(low - lead), bound(high - lead), cut ? depth : TO_THE_END);
        }
        cut |= cutBefore;
        return best;
    }

    private static int bound(int value) {
        return Math.max(-BOUND, Math.min(BOUND, value));
    }

    private int bestOf(int side, int depth, int floor, int beta, int ply) {
        int[] here = boards(ply);
        int count = order(side, here, orders(ply));
        int best = -BOUND;
        int alpha = floor;
        for (int i = 0; i < count && (i == 0 || alpha < beta); i++) {
            int move = orders[ply][i] & 31;
            arena.restore(here, (1 + move) * frame);
            int value = child(side, depth - 1, alpha, beta, ply + 1);
            best = Math.max(best, value);
            alpha = Math.max(alpha, value);
        }
        arena.restore(here, 0);
        return best;
    }

    /** Makes every move once, keeps the boards, and sorts the moves by what they bring at once. */
    private int order(int side, int[] here, int[] order) {
        int count = 0;
        for (int legal = arena.legal(); legal != 0; legal &= legal - 1) {
            int move = Integer.numberOfTrailingZeros(legal);
            boolean again = arena.play(move);
            arena.save(here, (1 + move) * frame);
            int promise = lead(side) + (again ? AGAIN : 0);
            arena.restore(here, 0);
            int entry = (promise << 5) | move;
            int at = count++;
            while (at > 0 && order[at - 1] >> 5 < promise) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = entry;
        }
        looked += count;
        if (looked % ASK_EVERY < count) {
            watch.progress(looked);
            stopped |= watch.isOver();
        }
        return count;
    }

    private int[] boards(int ply) {
        if (boards[ply] == null) {
            boards[ply] = new int[(1 + fan) * frame];
            orders[ply] = new int[fan];
        }
        return boards[ply];
    }

    private int[] orders(int ply) {
        return orders[ply];
    }
}
