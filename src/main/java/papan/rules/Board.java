package papan.rules;

import java.util.Arrays;
import papan.model.Layout;

/**
 * The board and what lies on it when a match begins.
 *
 * @param layout the size
 * @param setup the seeds of the first round in the houses
 * @param inEachStore the seeds of the first round in each store, mostly 0
 */
public record Board(Layout layout, Setup setup, int inEachStore) {
    /** A board whose stores begin empty. */
    public Board(Layout layout, Setup setup) {
        this(layout, setup, 0);
    }

    public Board {
        setup.check(layout);
    }

    /** What lies on it when a match begins, by {@link Layout} number. */
    public int[] cells() {
        int[] cells = setup.cells(layout);
        cells[layout.store(0)] = inEachStore;
        cells[layout.store(1)] = inEachStore;
        return cells;
    }

    /** All seeds of a match. */
    public int total() {
        return Arrays.stream(cells()).sum();
    }
}
