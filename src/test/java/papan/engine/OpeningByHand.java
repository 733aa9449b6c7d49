package papan.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;

/**
 * The opening of congkak as a person plays it from the text, lap by lap, written without the engine: what the engine is held
 * against. Rows are counted from their owner's left, whose store is there; both sow from right to left.
 */
final class OpeningByHand {
    private static final int HOUSES = 7;
    private static final int NOBODY = -1;

    /** What a player does next. */
    private enum Next {
        CHOOSE,
        GO_ON,
        NOTHING
    }

    /** By row: how many seeds each house holds. */
    final int[][] rows = new int[2][HOUSES];

    final int[] stores = new int[2];
    /** The houses in the order in which they were chosen. */
    final List<Move> chosen = new ArrayList<>();

    private final Random random;
    private final Next[] next = {Next.CHOOSE, Next.CHOOSE};
    /** By player: row and number of the house above which the hand is; a number of -1 is the store. */
    private final int[][] at = new int[2][2];

    private final int[] seeds = new int[2];
    /** By player: the lap in which it has finished, and how many seeds had fallen by then in that lap. */
    private final int[][] finished = new int[2][2];

    private int lap;

    OpeningByHand(Random random) {
        this.random = random;
        for (int[] row : rows) {
            Arrays.fill(row, HOUSES);
        }
    }

    /** Plays until both have finished. */
    void play() {
        while (next[0] != Next.NOTHING || next[1] != Next.NOTHING) {
            lap++;
            pickUp();
            int[] fell = sow();
            judge(fell);
        }
    }

    /** Whether both have finished in the same lap. */
    boolean together() {
        return finished[0][0] == finished[1][0];
    }

    /** Who has finished first; in the same lap, whose last seed fell first. */
    Side first() {
        int difference = together() ? finished[0][1] - finished[1][1] : finished[0][0] - finished[1][0];
        return difference <= 0 ? Side.SOUTH : Side.NORTH;
    }

    private void pickUp() {
        for (int p = 0; p < 2; p++) {
            if (next[p] == Next.GO_ON && rows[at[p][0]][at[p][1]] == 0) {
                finish(p, lap, 0);
            }
        }
        for (int p = 0; p < 2; p++) {
            if (next[p] == Next.CHOOSE) {
                choose(p);
            }
        }
        for (int p = 0; p < 2; p++) {
            if (next[p] != Next.NOTHING) {
                seeds[p] = rows[at[p][0]][at[p][1]];
                rows[at[p][0]][at[p][1]] = 0;
            }
        }
    }

    private void choose(int p) {
        List<Integer> open = new ArrayList<>();
        int other = 1 - p;
        for (int i = 0; i < HOUSES; i++) {
            boolean others = next[other] == Next.GO_ON && at[other][0] == p && at[other][1] == i;
            if (rows[p][i] > 0 && !others) {
                open.add(i);
            }
        }
        if (open.isEmpty()) {
            finish(p, lap, 0);
            return;
        }
        int house = open.get(random.nextInt(open.size()));
        at[p] = new int[] {p, house};
        chosen.add(new Move(new House(Side.of(p), house + 1)));
    }

    /** Seeds fall one by one, south's first; by player, how many had fallen in all when the last one did. */
    private int[] sow() {
        int[] fell = new int[2];
        int count = 0;
        while (seeds[0] > 0 || seeds[1] > 0) {
            for (int p = 0; p < 2; p++) {
                if (seeds[p] > 0) {
                    step(p);
                    seeds[p]--;
                    fell[p] = ++count;
                }
            }
        }
        return fell;
    }

    private void step(int p) {
        int row = at[p][0];
        int to = at[p][1] - 1;
        if (to >= 0) {
            at[p][1] = to;
        } else if (to == -1 && row == p) {
            at[p][1] = -1;
            stores[p]++;
            return;
        } else {
            at[p] = new int[] {1 - row, HOUSES - 1};
        }
        rows[at[p][0]][at[p][1]]++;
    }

    private void judge(int[] fell) {
        int late = NOBODY;
        boolean both = fell[0] > 0 && fell[1] > 0;
        if (both && at[0][1] >= 0 && at[0][0] == at[1][0] && at[0][1] == at[1][1]) {
            late = fell[0] < fell[1] ? 1 : 0;
        }
        // A capture that takes what the other would go on with comes before that hand is judged.
        boolean northTakes = both && captures(1) && goesOn(0) && isAcross(0, 1);
        boolean southTakes = both && captures(0) && goesOn(1) && isAcross(1, 0);
        int[] order = northTakes ? new int[] {1, 0} : new int[] {0, 1};
        for (int p : order) {
            if (fell[p] == 0) {
                continue;
            }
            if ((p == 0 && northTakes) || (p == 1 && southTakes)) {
                finish(p, lap + 1, 0);
            } else if (at[p][1] < 0) {
                next[p] = Next.CHOOSE;
            } else if (goesOn(p) && p != late) {
                next[p] = Next.GO_ON;
            } else {
                capture(p);
                finish(p, lap, fell[p]);
            }
        }
    }

    private boolean goesOn(int p) {
        return at[p][1] >= 0 && rows[at[p][0]][at[p][1]] > 1;
    }

    private boolean captures(int p) {
        return at[p][1] >= 0 && at[p][0] == p && rows[p][at[p][1]] == 1;
    }

    private boolean isAcross(int p, int other) {
        return at[p][0] != at[other][0] && at[p][1] == HOUSES - 1 - at[other][1];
    }

    private void capture(int p) {
        if (captures(p)) {
            int across = HOUSES - 1 - at[p][1];
            stores[p] += rows[p][at[p][1]] + rows[1 - p][across];
            rows[p][at[p][1]] = 0;
            rows[1 - p][across] = 0;
        }
    }

    private void finish(int p, int inLap, int fallen) {
        next[p] = Next.NOTHING;
        finished[p] = new int[] {inLap, fallen};
    }
}
