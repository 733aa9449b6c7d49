package papan.engine;

import java.util.Arrays;

/**
 * Remembers states, each described by the same number of integers, and tells whether a state has been seen before.
 * Meant for the few dozen states of an opening: they are compared one by one, and nothing is allocated for each.
 */
final class Moments {
    private int[] numbers = new int[512];
    private long[] hashes = new long[32];
    private int count;
    private int used;
    private int begun;

    /** Forgets everything. */
    void clear() {
        count = 0;
        used = 0;
    }

    /** Begins to describe the present moment. */
    void begin() {
        begun = used;
    }

    /** Another number that belongs to it. */
    void add(int number) {
        if (used == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * used);
        }
        numbers[used++] = number;
    }

    /** Whether the moment that has just been described has been before; from now on it has. */
    boolean isKnown() {
        int size = used - begun;
        long hash = 0;
        for (int i = begun; i < used; i++) {
            hash = hash * 0x9E3779B97F4A7C15L + numbers[i] + 1;
        }
        for (int i = 0; i < count; i++) {
            if (hashes[i] == hash && Arrays.equals(numbers, i * size, (i + 1) * size, numbers, begun, begun + size)) {
                return true;
            }
        }
        if (count == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * count);
        }
        hashes[count++] = hash;
        return false;
    }
}
