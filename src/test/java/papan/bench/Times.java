package papan.bench;

import java.util.Arrays;
import java.util.Locale;

/** Many measurements of one thing. */
final class Times {
    private final double[] sorted;

    private Times(double[] sorted) {
        this.sorted = sorted;
    }

    /** Of milliseconds. */
    static Times of(double[] milliseconds) {
        double[] sorted = milliseconds.clone();
        Arrays.sort(sorted);
        return new Times(sorted);
    }

    /** How long something takes, in milliseconds, after a warm-up. */
    static Times measure(int warmUp, int count, Measured each) throws Exception {
        double[] times = new double[count];
        for (int i = -warmUp; i < count; i++) {
            long begin = System.nanoTime();
            each.run(Math.floorMod(i, count));
            if (i >= 0) {
                times[i] = (System.nanoTime() - begin) / 1e6;
            }
        }
        return of(times);
    }

    /** What is measured. */
    @FunctionalInterface
    interface Measured {
        void run(int number) throws Exception;
    }

    double median() {
        return sorted[sorted.length / 2];
    }

    /** A line of a table. */
    void print(String what) {
        System.out.printf(
                Locale.ROOT,
                "%-44s median %8.2f ms   95 %% %8.2f ms   worst %8.2f ms%n",
                what,
                median(),
                sorted[sorted.length * 95 / 100],
                sorted[sorted.length - 1]);
    }

    /** A line of a table, and how many took longer than they may. */
    void print(String what, double mostMilliseconds) {
        print(what);
        long longer = Arrays.stream(sorted).filter(ms -> ms > mostMilliseconds).count();
        System.out.printf(Locale.ROOT, "%d of %d longer than %.0f ms%n", longer, sorted.length, mostMilliseconds);
    }
}
