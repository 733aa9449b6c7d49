package papan.search;

import java.util.Arrays;

/** The boards that can stand after so many moves of a line: how each came about, to be made again from the layer before. */
final class Layer {
    private static final int SCORES = 1 << 12;
    private static final int SCORE_SHIFT = 40;
    private static final int PARENT_SHIFT = 8;

    /** Score, number of the board in the layer before, move. */
    private long[] boards = new long[1024];

    private int size;

    /** Adds a board; of those with the lowest scores some may be dropped later. */
    void add(int score, int parent, int move) {
        if (size == boards.length) {
            boards = Arrays.copyOf(boards, 2 * size);
        }
        boards[size++] =
                (long) Math.min(score, SCORES - 1) << SCORE_SHIFT | (long) parent << PARENT_SHIFT | (long) move;
    }

    int size() {
        return size;
    }

    int parent(int board) {
        return (int) (boards[board] >>> PARENT_SHIFT);
    }

    int move(int board) {
        return (int) (boards[board] & ((1 << PARENT_SHIFT) - 1));
    }

    /** Keeps so many boards at most, those with the highest scores; false if all could stay. */
    boolean thin(int width) {
        if (size <= width) {
            return false;
        }
        int[] withScore = new int[SCORES];
        for (int i = 0; i < size; i++) {
            withScore[score(i)]++;
        }
        int lowest = SCORES - 1;
        int above = 0;
        while (above + withScore[lowest] < width) {
            above += withScore[lowest--];
        }
        int room = width - above;
        int kept = 0;
        for (int i = 0; i < size; i++) {
            int score = score(i);
            if (score > lowest || (score == lowest && room-- > 0)) {
                boards[kept++] = boards[i];
            }
        }
        size = kept;
        return true;
    }

    private int score(int board) {
        return (int) (boards[board] >>> SCORE_SHIFT);
    }
}
