package papan.browser;

import java.util.Random;

/** The numbers that follow from a seed by the language's own rule; TeaVM's are others. */
final class SeededRandom extends Random {
    private static final long serialVersionUID = 1;
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long state;

    SeededRandom(long seed) {
        state = (seed ^ MULTIPLIER) & MASK;
    }

    @Override
    protected int next(int bits) {
        state = (state * MULTIPLIER + 0xBL) & MASK;
        return (int) (state >>> (48 - bits));
    }

    @Override
    public int nextInt(int bound) {
        int bits = next(31);
        if ((bound & (bound - 1)) == 0) {
            return (int) ((bound * (long) bits) >> 31);
        }
        int value = bits % bound;
        while (bits - value + bound - 1 < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }
}
