package papan.testing;

import java.util.Arrays;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;

/** Positions drawn as text, as a player in the south sees the board. */
public final class Boards {
    private Boards() {}

    /**
     * A position with south to move. Two lines of numbers; the upper one is north's row from north's right, as it lies on
     * the table, each followed by {@code |} and the store. An {@code x} is a burnt house.
     *
     * <pre>
     * 0 0 0 2 | 5
     * 0 1 0 x | 3
     * </pre>
     */
    public static Position south(String picture) {
        return draw(picture, Side.SOUTH);
    }

    /** The same with north to move. */
    public static Position north(String picture) {
        return draw(picture, Side.NORTH);
    }

    private static Position draw(String picture, Side mover) {
        String[] lines = picture.strip().split("\n", -1);
        String[] upper = lines[0].strip().split("\\s*\\|\\s*|\\s+", -1);
        String[] lower = lines[1].strip().split("\\s*\\|\\s*|\\s+", -1);
        int n = upper.length - 1;
        Layout layout = new Layout(n);
        int[] cells = new int[layout.places()];
        int burnt = 0;
        for (int i = 0; i < n; i++) {
            burnt |= put(lower[i], cells, i) | put(upper[n - 1 - i], cells, n + i);
        }
        cells[layout.store(0)] = Integer.parseInt(lower[n]);
        cells[layout.store(1)] = Integer.parseInt(upper[n]);
        return Position.of(layout, cells, burnt, mover, 1);
    }

    private static int put(String word, int[] cells, int index) {
        if (word.equals("x")) {
            return 1 << index;
        }
        cells[index] = Integer.parseInt(word);
        return 0;
    }

    /** The seeds of a position in the same picture. */
    public static String picture(Position p) {
        int n = p.houses();
        StringBuilder upper = new StringBuilder();
        StringBuilder lower = new StringBuilder();
        int[] cells = p.cells();
        for (int i = 0; i < n; i++) {
            upper.append(cell(p, cells, 2 * n - 1 - i)).append(' ');
            lower.append(cell(p, cells, i)).append(' ');
        }
        return upper + "| " + cells[2 * n + 1] + "\n" + lower + "| " + cells[2 * n];
    }

    private static String cell(Position p, int[] cells, int index) {
        return (p.burntMask() >> index & 1) != 0 ? "x" : Integer.toString(cells[index]);
    }

    /** A picture without its indentation. */
    public static String trimmed(String picture) {
        return String.join(
                "\n",
                Arrays.stream(picture.strip().split("\n", -1))
                        .map(String::strip)
                        .toList());
    }
}
