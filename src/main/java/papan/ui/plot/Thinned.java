package papan.ui.plot;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

/**
 * The rows of a line that are worth drawing. Where many share a pixel only the first and last of them and those with the
 * least and the largest number are kept, so that a long match is drawn as fast as a short one and looks the same. What has
 * been chosen is kept while rows are added at the end.
 */
final class Thinned {
    /** By group of rows: four rows each, ascending. */
    private int[] kept = new int[64];
    /** How many groups are complete and chosen. */
    private int groups;

    private int perGroup = 1;

    /** Forgets everything, as for other numbers. */
    void clear() {
        groups = 0;
    }

    /**
     * The rows to draw, ascending.
     *
     * @param from the first row that is needed
     * @param rows how many there are
     * @param perPixel how many rows share a pixel
     * @param value the number of a row
     */
    int[] rows(int from, int rows, double perPixel, IntToDoubleFunction value) {
        int each = (int) Math.floor(perPixel);
        if (each < 4) {
            int first = Math.min(from, rows - 1);
            int[] all = new int[rows - first];
            Arrays.setAll(all, i -> first + i);
            return all;
        }
        if (each != perGroup) {
            perGroup = each;
            clear();
        }
        // The last row may still change, so its group is never complete.
        int complete = (rows - 1) / each;
        groups = Math.min(groups, complete);
        if (kept.length < 4 * (complete + 1)) {
            kept = Arrays.copyOf(kept, 8 * (complete + 1));
        }
        for (; groups < complete; groups++) {
            choose(groups, groups * each, (groups + 1) * each, value);
        }
        choose(complete, complete * each, rows, value);
        return Arrays.copyOfRange(kept, 4 * Math.min(from / each, complete), 4 * complete + 4);
    }

    private void choose(int group, int from, int to, IntToDoubleFunction value) {
        int least = from;
        int most = from;
        double low = value.applyAsDouble(from);
        double high = low;
        for (int row = from + 1; row < to; row++) {
            double here = value.applyAsDouble(row);
            if (here < low || Double.isNaN(low)) {
                low = here;
                least = row;
            }
            if (here > high || Double.isNaN(high)) {
                high = here;
                most = row;
            }
        }
        kept[4 * group] = from;
        kept[4 * group + 1] = Math.min(least, most);
        kept[4 * group + 2] = Math.max(least, most);
        kept[4 * group + 3] = to - 1;
    }
}
