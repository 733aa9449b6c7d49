package papan.ui.lesson;

import java.awt.Container;
import java.awt.Dimension;
import javax.swing.JComponent;
import papan.lesson.script.Panel;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.Zoom;

/**
 * Where things lie in the Learn workspace. The board has one size and one place in all steps of a lesson, at the left under
 * the header; words, rule card and the ways on stand beside it. Below it are the chart, where there is room for one that
 * can be read, and the transport. Where a step is about a chart or compares boards, these take the board's place. A narrow
 * page has everything under one another. While a class watches, boards that are compared have the whole width, and what
 * stands beside them else stands below.
 */
final class LearnLayout extends Arrangement {
    private static final int NARROW = 780;
    private static final int EDGE = 20;
    private static final int GAP = 16;
    private static final int TOP = 16;
    private static final int FOOT = 8;
    private static final int STATUS = 20;

    /** What the board has of the window's width at least, in percent, while the column keeps its least. */
    private static final int BOARD_SHARE = 60;

    private static final int LEAST_SIDE = 304;
    private static final int MOST_SIDE = 520;
    /** The height of a board of seven houses, in percent of its width; and where its numbers are larger than usual. */
    private static final int BOARD = 44;

    private static final int ENLARGED_BOARD = 50;
    /** The least height of a board whose houses can be told apart. */
    private static final int LEAST_BOARD = 132;
    /** What a board has of the height where everything lies under one another, in percent. */
    private static final int STACKED_BOARD = 40;
    /** Below this height a chart below the board cannot be read. */
    private static final int LEAST_CHART = 200;
    /** How much lower a board lies at most than right below the header. */
    private static final int MOST_LOWERED = 40;
    /** What the transport takes, there or not: in one row, and in two. */
    private static final int BAR = 80;

    private static final int TALL_BAR = 124;
    private static final int BAR_IN_ONE_ROW = 760;
    /** What words keep at least where everything lies under one another. */
    private static final int LEAST_WORDS = 120;
    /** So many boards that are compared stand in one row. */
    private static final int IN_ONE_ROW = 2;
    /** A card that would be lower than this is left out. */
    private static final int LEAST_CARD = 96;

    private final LearnParts parts;
    private boolean chartFirst;
    private int compared;

    LearnLayout(LearnParts parts) {
        this.parts = parts;
    }

    /** Whether a workspace of a width has no room for words beside the board. */
    static boolean isNarrow(int width) {
        return width < Px.of(NARROW);
    }

    private static int boardHeight(int width) {
        return width * (Zoom.percent() > 100 ? ENLARGED_BOARD : BOARD) / 100;
    }

    /** Says whether the step is about its chart, so that the board is only beside it. */
    void setChartFirst(boolean on) {
        chartFirst = on;
    }

    /** Says how many boards are compared in the whole width; 0 for none. */
    void setCompared(int boards) {
        compared = boards;
    }

    @Override
    public void layoutContainer(Container parent) {
        if (isNarrow(parent.getWidth())) {
            stack(parent.getWidth(), parent.getHeight());
        } else if (compared > 0) {
            below(parent.getWidth(), parent.getHeight());
        } else {
            beside(parent.getWidth(), parent.getHeight());
        }
    }

    /** Boards in the whole width, and in two rows in as much of the height as can be; words and what can be done beside one another below them. */
    private void below(int width, int height) {
        int edge = Px.of(EDGE);
        int main = width - 2 * edge;
        int head = parts.header().heightFor(main);
        parts.header().setBounds(edge, Px.of(TOP), main, head);
        int top = Px.of(TOP + 4) + head;
        int bottom = foot(0, width, edge, main, height);
        int ways = Px.of(LEAST_SIDE);
        int said = main - ways - Px.of(GAP);
        int acts = parts.actions().heightFor(ways);
        int most = compared > IN_ONE_ROW ? 0 : (bottom - top) * 2 / 5;
        int wanted = Math.min(parts.words().heightFor(said), most);
        int low = Math.max(Px.of(LEAST_WORDS), Math.max(acts, wanted));
        parts.boards().setBounds(edge, top, main, bottom - low - Px.of(4) - top);
        parts.said().setBounds(edge, bottom - low, said, low);
        parts.actions().setBounds(edge + main - ways, bottom - acts, ways, acts);
    }

    private void beside(int width, int height) {
        int edge = Px.of(EDGE);
        int side = side(width);
        int main = width - side - 2 * edge - Px.of(GAP);
        int head = parts.header().heightFor(main);
        parts.header().setBounds(edge, Px.of(TOP), main, head);
        int top = Px.of(TOP + 4) + head;
        int bottom = foot(0, edge + main + Px.of(GAP / 2), edge, main, height);
        int board = Math.min(boardHeight(main), Math.max(Px.of(LEAST_BOARD), height - top - bar(main)));
        top += lowered(main, top + board);
        int left = edge + main + Px.of(GAP);
        int low;
        boolean instead = parts.boards().isVisible() || chartFirst;
        if (chartFirst) {
            low = Px.of(TOP) + boardHeight(side) + Px.of(8);
            parts.board().setBounds(left, Px.of(TOP), side, boardHeight(side));
            pointed(Panel.CHART, parts.chart(), edge, top, main, bottom - top);
        } else {
            low = Px.of(TOP);
            parts.board().setBounds(edge, top, main, board);
            int under = top + board + Px.of(12);
            boolean fits = bottom - under >= Px.of(LEAST_CHART);
            pointed(Panel.CHART, parts.chart(), edge, under, main, fits ? bottom - under : 0);
        }
        parts.boards().setBounds(edge, top, main, instead ? bottom - top : 0);
        int pictured = parts.picture().isVisible() && parts.board().isVisible() ? boardHeight(side) : 0;
        if (pictured > 0) {
            parts.picture().setBounds(left, low, side, pictured);
            low += pictured + Px.of(8);
        } else {
            parts.picture().setBounds(edge, top, main, bottom - top);
        }
        column(left, low, side, height - Px.of(12));
    }

    /** How much lower the board lies where nothing but the transport fits below it: the same whatever else comes. */
    private int lowered(int main, int under) {
        int window = parts.board().getRootPane() == null
                ? 0
                : parts.board().getRootPane().getHeight();
        int free = window - under - bar(main);
        return free < Px.of(LEAST_CHART + 12) ? Math.max(0, Math.min(free / 3, Px.of(MOST_LOWERED))) : 0;
    }

    /** Transport and status line at the foot; gives where what lies above them ends. */
    private int foot(int from, int to, int edge, int main, int height) {
        int bottom = height;
        if (parts.transport().isVisible()) {
            int bar = parts.transport().heightFor(to - from);
            parts.transport().setBounds(from, height - bar, to - from, bar);
            bottom -= bar;
        }
        int status = status(main);
        parts.status().setBounds(edge, bottom - Px.of(FOOT) - status, main, status);
        return bottom - Px.of(FOOT) - status - Px.of(4);
    }

    private static int bar(int main) {
        return Px.of((main < Px.of(BAR_IN_ONE_ROW) ? TALL_BAR : BAR) + FOOT + STATUS + 4);
    }

    private int status(int main) {
        return Math.max(Px.of(STATUS), parts.status().heightFor(main));
    }

    /** The width of the column at the right: as much as leaves the board its share of the window. */
    private int side(int width) {
        int window = parts.board().getRootPane() == null
                ? width
                : parts.board().getRootPane().getWidth();
        int free = width - 2 * Px.of(EDGE) - Px.of(GAP) - (window * BOARD_SHARE + 99) / 100;
        return Math.max(Px.of(LEAST_SIDE), Math.min(free, Px.of(MOST_SIDE)));
    }

    /** Words, rule card and history under one another, and at the foot what can be done. */
    private void column(int x, int top, int width, int bottom) {
        int acts = parts.actions().heightFor(width);
        parts.actions().setBounds(x, bottom - acts, width, acts);
        int low = bottom - acts - Px.of(12);
        parts.end().setBounds(x, top, width, low - top);
        boolean ruled = parts.rule().isVisible();
        boolean more = ruled || parts.history().isVisible();
        int least = Math.min(ruled ? parts.rule().leastHeight(width) + pointer(width) : 0, (low - top) * 2 / 5);
        int said = more ? Math.min(parts.words().heightFor(width), low - top - least) : low - top;
        parts.said().setBounds(x, top, width, said);
        int y = top + said + Px.of(12);
        parts.rule().fit(width, forRule(width, low - y - pointer(width)));
        int wanted = parts.rule().heightFor(width) + pointer(width);
        int rule = !ruled || low - y < Math.min(Px.of(LEAST_CARD), wanted) ? 0 : Math.min(wanted, low - y);
        pointed(Panel.RULE, parts.rule(), x, y, width, rule);
        y += rule > 0 ? rule + Px.of(12) : 0;
        pointed(Panel.HISTORY, parts.history(), x, y, width, low - y < Px.of(LEAST_CARD) ? 0 : low - y);
    }

    /** How much of the room the rule card may take: all of it only where it could not be read with the history below it. */
    private int forRule(int width, int free) {
        int shared = parts.history().isVisible() ? free - Px.of(LEAST_CARD + 12) : free;
        return parts.rule().leastHeight(width) <= shared ? shared : free;
    }

    private int pointer(int width) {
        return parts.pointers().heightFor(Panel.RULE, width);
    }

    /** Everything under one another: the board as high as it is in all steps, and the words in the rest. */
    private void stack(int width, int height) {
        int edge = Px.of(12);
        int main = width - 2 * edge;
        int head = parts.header().heightFor(main);
        parts.header().setBounds(edge, Px.of(TOP), main, head);
        int top = Px.of(TOP + 4) + head;
        int board = Math.max(Px.of(LEAST_BOARD), Math.min(boardHeight(main), height * STACKED_BOARD / 100));
        int bottom = foot(0, width, edge, main, height);
        int acts = parts.actions().heightFor(main);
        parts.actions().setBounds(edge, bottom - acts, main, acts);
        int low = bottom - acts - Px.of(8);
        boolean beside = parts.picture().isVisible() && parts.board().isVisible();
        int half = beside ? (main - Px.of(GAP)) / 2 : main;
        int several = parts.boards().isVisible()
                ? Math.max(board, Math.min(parts.boards().getPreferredSize().height, low - top - Px.of(LEAST_WORDS)))
                : board;
        int seen = chartFirst ? Math.max(board, low - top - Px.of(LEAST_WORDS)) : several;
        parts.board().setBounds(edge, top, half, chartFirst ? 0 : board);
        parts.picture().setBounds(edge + main - half, top, half, board);
        parts.boards().setBounds(edge, top, main, several);
        pointed(Panel.CHART, parts.chart(), edge, top, main, chartFirst ? seen : 0);
        int y = top + seen + Px.of(8);
        parts.said().setBounds(edge, y, main, Math.max(0, low - y));
        parts.end().setBounds(edge, y, main, Math.max(0, low - y));
        pointed(Panel.RULE, parts.rule(), 0, 0, 0, 0);
        pointed(Panel.HISTORY, parts.history(), 0, 0, 0, 0);
    }

    /** As low as a board on which houses can be told apart, some lines of words and all that can be done are there. */
    @Override
    public int leastHeight(int width, int seen) {
        boolean narrow = isNarrow(width);
        int main = narrow ? width - 2 * Px.of(12) : width - side(width) - 2 * Px.of(EDGE) - Px.of(GAP);
        int above = Px.of(TOP + 4) + parts.header().heightFor(main) + Px.of(LEAST_BOARD);
        int below = Px.of(FOOT + 4) + status(main);
        int wide = narrow ? width : main + Px.of(EDGE) + Px.of(GAP / 2);
        int bar = parts.transport().isVisible() ? parts.transport().heightFor(wide) : 0;
        if (!narrow) {
            return above + below + bar + (compared > 0 ? Px.of(LEAST_WORDS + 12) : 0);
        }
        int said = parts.end().isVisible()
                ? parts.ended().heightFor(main)
                : parts.words().heightFor(main);
        return above + Math.min(said, Px.of(LEAST_WORDS)) + parts.actions().heightFor(main) + Px.of(16) + below + bar;
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
