package papan.search;

/** Random numbers from a seed: the same ones on every machine and for every number of threads. */
public final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    /** Dice that always fall the same way for the same seed. */
    public Dice(long seed) {
        this.state = seed;
    }

    /** The dice of one of many rounds. */
    static Dice of(long seed, long round) {
        return new Dice(mixed(seed + STEP) ^ mixed((round * STEP) + 1));
    }

    /** A number from 0 to {@code bound} − 1. */
    public int below(int bound) {
        state += STEP;
        return (int) (((mixed(state) >>> 32) * bound) >>> 32);
    }

    /** One of the set bits of a mask that is not 0, by its number. */
    public int oneOf(int mask) {
        return Bits.numberOf(mask, below(Integer.bitCount(mask)));
    }

    private static long mixed(long z) {
        long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
