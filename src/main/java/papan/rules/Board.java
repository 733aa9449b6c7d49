package papan.rules;

import java.util.Arrays;
import papan.model.Layout;
import papan.model.Says;

/** The board and what lies on it when a match begins. */
@Says(name = "board")
public record Board(
        @Says(value = "How many houses each row has.", name = "housesPerSide")
        Layout layout,

        @Says("The seeds in the houses at the start.") Setup setup,

        @Says(value = "The seeds in each store at the start.", usual = "0", max = 99)
        int inEachStore) {
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
