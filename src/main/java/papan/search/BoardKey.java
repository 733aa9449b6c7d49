package papan.search;

import java.util.Optional;
import papan.engine.Arena;

/**
 * A number for every way in which seeds can lie in the houses, and no number twice, so that a set of these numbers is
 * exact. The number is the rank of the board in the combinatorial number system.
 */
final class BoardKey {
    private final int cells;
    private final int width;
    /** Binomial coefficients: of position p and cell i at {@code i * width + p}. */
    private final long[] binomials;

    private long max;

    private BoardKey(int cells, int seeds) {
        this.cells = cells;
        this.width = seeds + cells + 1;
        this.binomials = new long[cells * width];
    }

    /**
     * Keys for a board of so many seeds; empty if their number does not fit into 63 bits.
     *
     * @param cells how many places are looked at, from the first house on
     */
    static Optional<BoardKey> of(int cells, int seeds) {
        BoardKey key = new BoardKey(cells, seeds);
        try {
            for (int i = 0; i < cells; i++) {
                for (int p = i + 1; p < key.width; p++) {
                    // C(p, i + 1) = C(p − 1, i) + C(p − 1, i + 1)
                    long left = i == 0 ? 1 : key.binomials[(i - 1) * key.width + p - 1];
                    key.binomials[i * key.width + p] = Math.addExact(left, key.binomials[i * key.width + p - 1]);
                }
            }
            long all = 0;
            for (int i = 0; i < cells; i++) {
                all = Math.addExact(all, key.binomials[(i + 1) * key.width - 1]);
            }
            key.max = all;
            return Optional.of(key);
        } catch (ArithmeticException tooMany) {
            return Optional.empty();
        }
    }

    /** No number is greater. */
    long max() {
        return max;
    }

    /** The number of the board as it is, 0 or more. */
    long of(Arena arena) {
        long key = 0;
        int position = 0;
        for (int i = 0, row = 0; i < cells; i++, row += width) {
            position += arena.seedsAt(i);
            key += binomials[row + position + i];
        }
        return key;
    }
}
