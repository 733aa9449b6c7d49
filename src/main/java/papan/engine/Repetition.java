package papan.engine;

import java.util.Arrays;

/**
 * Notices that a sowing has come back to a state it was in before, exactly and in constant memory (Brent's cycle
 * search: the state is kept at laps 1, 2, 4, 8 … and every later one compared with it).
 */
final class Repetition {
    private int[] kept = {};
    private int keptPlace = -1;
    private long laps;
    private long keepAgainAt = 1;

    /** Forgets everything: another turn begins. */
    void reset() {
        keptPlace = -1;
        laps = 0;
        keepAgainAt = 1;
    }

    /** Takes note of the state at the lift of a lap and tells whether it has been there before. */
    boolean seen(int[] cells, int place) {
        if (place == keptPlace && Arrays.equals(cells, kept)) {
            return true;
        }
        laps++;
        if (laps == keepAgainAt) {
            kept = cells.clone();
            keptPlace = place;
            keepAgainAt = 2 * keepAgainAt;
        }
        return false;
    }
}
