package papan.search;

import org.jspecify.annotations.Nullable;
import papan.engine.Arena;

/** Looks so many moves ahead by alpha-beta search; among equal moves the dice decide. */
final class SearchPlayer implements Player {
    private static final int TABLE_BITS = 16;

    private final int depth;
    private final Watch watch;
    private @Nullable AlphaBeta latest;

    SearchPlayer(int depth, Watch watch) {
        this.depth = depth;
        this.watch = watch;
    }

    @Override
    public int choose(Arena arena, Dice dice) {
        int legal = arena.legal();
        if (Integer.bitCount(legal) == 1) {
            return Integer.numberOfTrailingZeros(legal);
        }
        AlphaBeta search = latest;
        if (search == null || !search.playsOn(arena)) {
            search = new AlphaBeta(arena, TABLE_BITS, watch);
            latest = search;
        }
        return dice.oneOf(search.best(depth));
    }
}
