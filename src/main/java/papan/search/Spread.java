package papan.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How often each of some whole numbers came out.
 *
 * @param least the number that the first count is about
 * @param counts how often, from {@code least} upwards; without zeros at either end
 */
public record Spread(int least, List<Long> counts) {
    public Spread {
        counts = List.copyOf(counts);
    }

    /** The counts of the numbers around 0 that lie in part of an array. */
    static Spread of(long[] counts, int from, int length) {
        int first = 0;
        int end = length;
        while (end > 0 && counts[from + end - 1] == 0) {
            end--;
        }
        while (first < end && counts[from + first] == 0) {
            first++;
        }
        List<Long> kept = new ArrayList<>();
        Arrays.stream(counts, from + first, from + end).forEach(kept::add);
        return new Spread(first - length / 2, kept);
    }

    /** How many numbers came out in all. */
    public long total() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** Their mean; 0 if there are none. */
    public double mean() {
        double sum = 0;
        for (int i = 0; i < counts.size(); i++) {
            sum += (double) counts.get(i) * (least + i);
        }
        return counts.isEmpty() ? 0 : sum / total();
    }

    /**
     * The smallest number that is at least as large as a part of all.
     *
     * @param part 0 to 1: a half for the median
     */
    public int quantile(double part) {
        double wanted = part * total();
        long below = 0;
        for (int i = 0; i < counts.size(); i++) {
            below += counts.get(i);
            if (below >= wanted && below > 0) {
                return least + i;
            }
        }
        return least + Math.max(0, counts.size() - 1);
    }
}
