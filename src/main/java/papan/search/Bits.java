package papan.search;

/** Finds the k-th set bit of a mask. Looked up, because a loop would be guessed wrongly by the processor every time. */
final class Bits {
    private static final int SMALL = 8;
    /** By mask of {@link #SMALL} bits and k: the number of the k-th set bit. */
    private static final byte[] NUMBERS = new byte[SMALL << SMALL];

    static {
        for (int mask = 1; mask < 1 << SMALL; mask++) {
            int k = 0;
            for (int rest = mask; rest != 0; rest &= rest - 1) {
                NUMBERS[mask * SMALL + k++] = (byte) Integer.numberOfTrailingZeros(rest);
            }
        }
    }

    private Bits() {}

    /** The number of the k-th set bit, both counted from 0. */
    static int numberOf(int mask, int k) {
        if (mask < 1 << SMALL) {
            return NUMBERS[mask * SMALL + k];
        }
        int rest = mask;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }
}
