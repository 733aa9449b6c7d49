package papan.search;

/**
 * Remembers between which bounds the value of a board lies and how deeply that was found. A newer board takes an older
 * one's place. Not thread-safe.
 */
final class Table {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final int bits;
    /** Keys plus one; 0 is free. */
    private final long[] keys;
    /** Lower bound, upper bound (16 bits each) and depth. */
    private final long[] values;

    Table(int bits) {
        this.bits = bits;
        this.keys = new long[1 << bits];
        this.values = new long[1 << bits];
    }

    /** The slot of a board; negative if nothing is known about it. */
    int find(long key) {
        int slot = slot(key);
        return keys[slot] == key + 1 ? slot : -1;
    }

    int lower(int slot) {
        return (short) values[slot];
    }

    int upper(int slot) {
        return (short) (values[slot] >> 16);
    }

    int depth(int slot) {
        return (int) (values[slot] >> 32);
    }

    void put(long key, int lower, int upper, int depth) {
        int slot = slot(key);
        keys[slot] = key + 1;
        values[slot] = (long) depth << 32 | ((upper & 0xFFFFL) << 16) | (lower & 0xFFFFL);
    }

    private int slot(long key) {
        return (int) ((key * SPREAD) >>> (Long.SIZE - bits));
    }
}
