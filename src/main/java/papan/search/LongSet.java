package papan.search;

/** A set of numbers that are 0 or more, in one array; grows until it has reached its limit. Not thread-safe. */
final class LongSet {
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int FIRST_BITS = 16;

    private final int maxBits;
    /** Numbers plus one; 0 is free. */
    private long[] slots = new long[1 << FIRST_BITS];

    private int bits = FIRST_BITS;
    private int size;

    /**
     * An empty set.
     *
     * @param maxBits the array never has more than 2 to this power entries
     */
    LongSet(int maxBits) {
        this.maxBits = Math.max(maxBits, FIRST_BITS);
    }

    /** Whether the set takes no more numbers. */
    boolean isFull() {
        return bits == maxBits && size > slots.length / 4 * 3;
    }

    /** Adds a number; false if it was there already. Ask {@link #isFull} first. */
    boolean add(long number) {
        if (bits < maxBits && size > slots.length / 8 * 5) {
            grow();
        }
        return put(number + 1);
    }

    void clear() {
        slots = new long[1 << FIRST_BITS];
        bits = FIRST_BITS;
        size = 0;
    }

    private boolean put(long entry) {
        int mask = slots.length - 1;
        int at = (int) ((entry * SPREAD) >>> (Long.SIZE - bits));
        while (slots[at] != 0) {
            if (slots[at] == entry) {
                return false;
            }
            at = (at + 1) & mask;
        }
        slots[at] = entry;
        size++;
        return true;
    }

    private void grow() {
        long[] old = slots;
        bits = Math.min(bits + 2, maxBits);
        slots = new long[1 << bits];
        size = 0;
        for (long entry : old) {
            if (entry != 0) {
                put(entry);
            }
        }
    }
}
