package papan.ui.lesson;

import java.awt.Container;
import java.awt.Dimension;
import javax.swing.JComponent;
import papan.lesson.Panel;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;

/**
 * Where things lie in the Learn workspace. The board takes half of the column's height or more, and less only where a
 * question would not be seen whole; the words below it and the column at the right take what they need of the rest.
 */
final class LearnLayout extends Arrangement {
    private static final int MARGIN = 24;
    private static final int SIDE = 316;
    private static final int NARROW = 820;
    /** The height of a board of seven houses that is as wide as its column, in percent of that width. */
    private static final int BOARD = 44;
    /** What a board keeps of the height at least while a question needs the rest, in percent. */
    private static final int ASKED_BOARD = 30;
    /** What is left for words below several boards. */
    private static final int WORDS = 128;

    private static final int TOP = 16;
    private static final int FOOT = 8;
    private static final int STATUS = 20;
    /** The least height of a board whose houses can be told apart. */
    private static final int LEAST_BOARD = 132;

    private final LearnParts parts;

    LearnLayout(LearnParts parts) {
        this.parts = parts;
    }

    /** Whether a workspace of a width has no room for rule card and history. */
    static boolean isNarrow(int width) {
        return width < Px.of(NARROW);
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int height = parent.getHeight();
        int edge = edge(width);
        int side = side(width);
        boolean column = side > 0;
        int main = main(width);
        int y = Px.of(TOP);
        int head = parts.header().heightFor(main);
        parts.header().setBounds(edge, y, main, head);
        y += head + Px.of(4);
        if (parts.whatIf().isVisible()) {
            int band = parts.whatIf().heightFor(main);
            parts.whatIf().setBounds(edge, y, main, band);
            y += band + Px.of(4);
        }
        int status = status(main);
        int foot = height - Px.of(FOOT) - status;
        parts.status().setBounds(edge, foot, main, status);
        int room = foot - y;
        boolean compact = room < Px.of(380);
        int usual = compact ? room * 68 / 100 : Math.max(room / 2, Math.min(main * BOARD / 100, room * 64 / 100));
        int board = isBoardAlone() && !column
                ? Math.max(
                        usual,
                        Math.min(main * BOARD / 100, room - parts.narration().heightFor(main) - Px.of(20)))
                : usual;
        if (parts.chart().isVisible()) {
            board = Math.max(room / 2, board - parts.pointers().heightFor(Panel.CHART, main));
        }
        if (parts.narration().isVisible()) {
            int said = parts.narration().heightFor(main) + Px.of(12);
            board = Math.min(board, Math.max(Px.of(LEAST_BOARD), room - said));
        }
        if (parts.ask().isVisible()) {
            // A hint more makes the board smaller before the way to answer is out of sight.
            int asked = parts.asked().heightFor(main) + Px.of(12);
            int least = Math.max(Px.of(LEAST_BOARD), room * ASKED_BOARD / 100);
            board = Math.min(board, Math.max(least, room - asked));
        }
        if (parts.end().isVisible()) {
            int said = parts.ended().heightFor(main) + Px.of(12);
            board = Math.min(board, Math.max(Px.of(LEAST_BOARD), room - said));
        }
        if (parts.boards().isVisible()) {
            // Two rows of boards may leave less for the words, which scroll.
            board = Math.max(board, Math.min(parts.boards().getPreferredSize().height, room - Px.of(WORDS)));
        }
        boolean beside = parts.picture().isVisible() && parts.board().isVisible();
        int half = beside ? (main - Px.of(20)) / 2 : main;
        parts.board().setBounds(edge, y, half, board);
        parts.picture().setBounds(edge + main - half, y, half, board);
        parts.boards().setBounds(edge, y, main, board);
        y += board + Px.of(12);
        below(edge, y, main, foot - y);
        if (!column) {
            pointed(Panel.RULE, parts.rule(), 0, 0, 0, 0);
            pointed(Panel.HISTORY, parts.history(), 0, 0, 0, 0);
        } else {
            column(width - edge - side + Px.of(4), side, height);
        }
    }

    /** As low as the sentence is wholly there, and a board on which houses can still be told apart. */
    @Override
    public int leastHeight(int width, int seen) {
        int main = main(width);
        int above = Px.of(TOP + 4) + parts.header().heightFor(main);
        int band = parts.whatIf().isVisible() ? parts.whatIf().heightFor(main) + Px.of(4) : 0;
        int said = parts.narration().isVisible() ? parts.narration().heightFor(main) : 0;
        return above + band + Px.of(LEAST_BOARD + 12) + said + Px.of(FOOT) + status(main);
    }

    private int status(int main) {
        return Math.max(Px.of(STATUS), parts.status().heightFor(main));
    }

    private static int edge(int width) {
        return Px.of(isNarrow(width) ? 12 : MARGIN);
    }

    /** The width of the column at the right; none where there is no room for it or nothing in it. */
    private int side(int width) {
        boolean column =
                !isNarrow(width) && (parts.rule().isVisible() || parts.history().isVisible());
        return column ? Math.max(Px.of(SIDE), Math.min(width * 26 / 100, Px.of(400))) : 0;
    }

    /** The width of what lies under one another at the left. */
    private int main(int width) {
        int side = side(width);
        return width - 2 * edge(width) - (side > 0 ? side + Px.of(20) : 0);
    }

    /** Whether nothing but the sentence lies below the board, as where a lesson holds its chart back. */
    private boolean isBoardAlone() {
        return parts.narration().isVisible()
                && !parts.chart().isVisible()
                && !parts.compared().isVisible()
                && !parts.attempt().isVisible();
    }

    /** The sentence and the chart, or the question, or the end of the lesson. */
    private void below(int x, int y, int width, int height) {
        if (!parts.narration().isVisible()) {
            parts.ask().setBounds(x, y, width, height);
            parts.end().setBounds(x, y, width, height);
            return;
        }
        int text = Math.min(height, parts.narration().heightFor(width));
        parts.narration().setBounds(x, y, width, text);
        int left = height - text - Px.of(8);
        parts.compared().setBounds(x, y + text + Px.of(8), width, Math.max(0, left));
        parts.attempt().setBounds(x, y + text + Px.of(8), width, Math.max(0, left));
        boolean fits = left >= Px.of(116);
        pointed(Panel.CHART, parts.chart(), x, y + text + Px.of(8), width, fits ? left : 0);
    }

    private void column(int x, int side, int height) {
        int top = Px.of(16);
        int room = height - 2 * top - Px.of(12);
        if (!parts.rule().isVisible() || !parts.history().isVisible()) {
            int alone = parts.rule().isVisible() ? Math.min(parts.rule().heightFor(side), height - 2 * top) : 0;
            int ruled = parts.rule().isVisible() ? parts.pointers().heightFor(Panel.RULE, side) : 0;
            pointed(Panel.RULE, parts.rule(), x, top, side, Math.min(alone + ruled, height - 2 * top));
            pointed(Panel.HISTORY, parts.history(), x, top, side, height - 2 * top);
            return;
        }
        int told = parts.pointers().heightFor(Panel.HISTORY, side);
        int wanted = parts.rule().heightFor(side) + parts.pointers().heightFor(Panel.RULE, side);
        int rule = Math.min(wanted, Math.max(room * 64 / 100, room - Px.of(150)) - told);
        pointed(Panel.RULE, parts.rule(), x, top, side, rule);
        pointed(Panel.HISTORY, parts.history(), x, top + rule + Px.of(12), side, room - rule);
    }

    /** Puts a panel below the line that says what it is for, where one does. */
    private void pointed(Panel panel, JComponent part, int x, int y, int width, int height) {
        parts.pointers().place(panel, part, x, y, width, height);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        return new Dimension(Px.of(1196), Px.of(724));
    }
}
