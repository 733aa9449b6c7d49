package papan.ui.lesson;

import java.awt.Container;
import java.awt.Dimension;
import javax.swing.JComponent;
import papan.lesson.script.Panel;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.Zoom;

/**
 * Where things lie in the Learn workspace. The board has one size and one place in all steps of a lesson, at the left right
 * below the header, and under larger letters it is no smaller. Beside it is what to do, with the buttons at the foot; below
 * it what happened: the sentence, the rule, the chart where there is room for one that can be read, and the transport.
 * Where a step is about a chart or compares boards, these take the board's place. A narrow page has everything under one
 * another. While a class watches, boards that are compared have the whole width, and what stands beside them else stands
 * below.
 */
final class LearnLayout extends Arrangement {
    private static final int EDGE = 20;
    private static final int GAP = 16;
    private static final int TOP = 16;
    private static final int FOOT = 8;
    private static final int STATUS = 20;
    /** What is between two things that are told under one another. */
    private static final int APART = 8;

    /** What the board has of the window's width at least, in percent, while the column keeps its least. */
    private static final int BOARD_SHARE = 60;
    /** What the window has beside its workspaces. */
    private static final int RAIL = 84;

    private static final int LEAST_SIDE = 304;
    /** What the column keeps under large letters, so that the board loses nothing. */
    private static final int LEAST_LARGE_SIDE = 190;

    private static final int MOST_SIDE = 520;
    /** A board beside words is at least this wide. */
    private static final int LEAST_MAIN = 420;
    /** The height of a board of seven houses, in percent of its width; and where its numbers are larger than usual. */
    private static final int BOARD = 44;

    private static final int ENLARGED_BOARD = 50;
    /** The least height of a board whose houses can be told apart. */
    private static final int LEAST_BOARD = 132;
    /** What a board has of the height where everything lies under one another, in percent. */
    private static final int STACKED_BOARD = 40;
    /** Below this height a chart below the board cannot be read. */
    private static final int LEAST_CHART = 200;
    /** What the sentence and the rule below the board keep. */
    private static final int LEAST_TOLD = 112;
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

    private static int boardHeight(int width) {
        return width * (isLarge() ? ENLARGED_BOARD : BOARD) / 100;
    }

    private static boolean isLarge() {
        return Zoom.percent() > 100;
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
        int seen = Math.min(parent.getHeight(), seen(parent.getParent()));
        if (isNarrow(parent.getWidth())) {
            stack(parent.getWidth(), parent.getHeight());
        } else if (compared > 0) {
            below(parent.getWidth(), parent.getHeight());
        } else {
            beside(parent.getWidth(), parent.getHeight(), seen > 0 ? seen : parent.getHeight());
        }
    }

    /** Boards in the whole width, and in two rows in as much of the height as can be; words and what can be done beside one another below them. */
    private void below(int width, int height) {
        int edge = Px.of(EDGE);
        int main = width - 2 * edge;
        int top = head(edge, main);
        int bottom = foot(0, width, edge, main, height);
        int ways = Px.of(LEAST_SIDE);
        int said = main - ways - Px.of(GAP);
        int acts = parts.actions().heightFor(ways);
        int most = compared > IN_ONE_ROW ? 0 : (bottom - top) * 2 / 5;
        int wanted = Math.min(told(said) + parts.words().heightFor(said), most);
        int low = Math.max(Px.of(LEAST_WORDS), Math.max(acts, wanted));
        parts.boards().setBounds(edge, top, main, bottom - low - Px.of(4) - top);
        int words = told(edge, bottom - low, said, bottom);
        parts.said().setBounds(edge, words, said, bottom - words);
        parts.actions().setBounds(edge + main - ways, bottom - acts, ways, acts);
    }

    private void beside(int width, int height, int seen) {
        int edge = Px.of(EDGE);
        int side = side(width);
        int main = width - side - 2 * edge - Px.of(GAP);
        int top = head(edge, main);
        int bottom = foot(0, edge + main + Px.of(GAP / 2), edge, main, height);
        int left = edge + main + Px.of(GAP);
        int low = Px.of(TOP);
        boolean instead = parts.boards().isVisible() || chartFirst;
        boolean charted = false;
        if (instead) {
            int end = bottom - told(main);
            pointed(Panel.CHART, parts.chart(), edge, top, main, chartFirst ? end - top : 0);
            parts.boards().setBounds(edge, top, main, end - top);
            told(edge, end, main, bottom);
        } else {
            int board = board(main, height);
            parts.board().setBounds(edge, top, main, board);
            int under = sentence(edge, top + board + Px.of(12), main);
            charted = parts.chart().isVisible() && bottom - under >= Px.of(LEAST_CHART);
            pointed(Panel.CHART, parts.chart(), edge, under, main, charted ? bottom - under : 0);
            if (!charted) {
                rule(edge, under, main, bottom);
            }
        }
        if (chartFirst && parts.board().isVisible()) {
            parts.board().setBounds(left, low, side, boardHeight(side));
            low += boardHeight(side) + Px.of(APART);
        }
        int pictured = parts.picture().isVisible() && parts.board().isVisible() ? boardHeight(side) : 0;
        if (pictured > 0) {
            parts.picture().setBounds(left, low, side, pictured);
            low += pictured + Px.of(APART);
        } else {
            parts.picture().setBounds(edge, top, main, bottom - top);
        }
        column(left, low, side, seen - Px.of(12), charted);
    }

    /** As high as its width asks for; where the letters are no larger than usual, what is told below it keeps its room. */
    private static int board(int main, int height) {
        int free = height - Px.of(TOP + 4 + 60 + LEAST_TOLD) - bar(main);
        return isLarge() ? boardHeight(main) : Math.min(boardHeight(main), Math.max(Px.of(LEAST_BOARD), free));
    }

    /** The header; gives where what lies below it begins. */
    private int head(int edge, int main) {
        int head = parts.header().heightFor(main);
        parts.header().setBounds(edge, Px.of(TOP), main, head);
        return Px.of(TOP + 4) + head;
    }

    /** What happened: the sentence and below it the rule, whose table takes the room there is; gives where they end. */
    private int told(int x, int y, int width, int bottom) {
        return rule(x, sentence(x, y, width), width, bottom);
    }

    private int sentence(int x, int y, int width) {
        if (!isTold()) {
            return y;
        }
        int high = parts.narration().heightFor(width);
        parts.narration().setBounds(x, y, width, high);
        return y + high + Px.of(APART);
    }

    private int rule(int x, int y, int width, int bottom) {
        if (!parts.rule().isVisible()) {
            return y;
        }
        int high = Math.max(0, Math.min(parts.rule().heightFor(width), bottom - y));
        parts.rule().setBounds(x, y, width, high);
        return y + high + Px.of(APART);
    }

    /** How high the same is. */
    private int told(int width) {
        int sentence = isTold() ? parts.narration().heightFor(width) + Px.of(APART) : 0;
        return sentence + (parts.rule().isVisible() ? parts.rule().heightFor(width) + Px.of(APART) : 0);
    }

    /** Whether the sentence stands below the board, and not among the words. */
    private boolean isTold() {
        return parts.narration().isVisible() && parts.narration().getParent() == parts.header().getParent();
    }

    /** Transport and status line at the foot; gives where what lies above them ends. */
    private int foot(int from, int to, int edge, int main, int height) {
        int bar = barHeight(to - from);
        parts.transport().setBounds(from, height - bar, to - from, bar);
        int bottom = height - bar;
        int status = status(main);
        parts.status().setBounds(edge, bottom - Px.of(FOOT) - status, main, status);
        return bottom - Px.of(FOOT) - status - Px.of(4);
    }

    /** What the transport takes: nothing while somebody reads why. */
    private int barHeight(int width) {
        boolean reads = parts.rule().isVisible() && parts.rule().isOpen();
        return parts.transport().isVisible() && !reads ? parts.transport().heightFor(width) : 0;
    }

    private static int bar(int main) {
        return Px.of((main < Px.of(BAR_IN_ONE_ROW) ? TALL_BAR : BAR) + FOOT + STATUS + 4);
    }

    private int status(int main) {
        return Math.max(Px.of(STATUS), parts.status().heightFor(main));
    }

    private int window(int width) {
        return parts.board().getRootPane() == null
                ? width
                : parts.board().getRootPane().getWidth();
    }

    /** How wide the board is in a window while letters have their usual size. */
    private static int usual(int window) {
        int beside = Px.of(RAIL + LEAST_SIDE + 2 * EDGE + GAP) * 100 / Zoom.percent();
        return Math.min((window * BOARD_SHARE + 99) / 100, window - beside);
    }

    /** Whether there is no room for words beside the board: not even where it is as wide as under usual letters. */
    private boolean isNarrow(int width) {
        int least = isLarge() ? Math.max(Px.of(LEAST_BOARD), usual(window(width))) : Px.of(LEAST_MAIN);
        return width - leastSide() - 2 * Px.of(EDGE) - Px.of(GAP) < least;
    }

    private static int leastSide() {
        return Px.of(isLarge() ? LEAST_LARGE_SIDE : LEAST_SIDE);
    }

    /** The width of the column at the right: as much as leaves the board its share of the window. */
    private int side(int width) {
        int window = window(width);
        int share = isLarge() ? usual(window) : (window * BOARD_SHARE + 99) / 100;
        int free = width - 2 * Px.of(EDGE) - Px.of(GAP) - share;
        return Math.max(leastSide(), Math.min(free, Px.of(MOST_SIDE)));
    }

    /** Words and history under one another, and at the foot what can be done; the rule, too, where a chart has its room. */
    private void column(int x, int top, int width, int bottom, boolean charted) {
        int acts = parts.actions().heightFor(width);
        parts.actions().setBounds(x, bottom - acts, width, acts);
        int low = bottom - acts - Px.of(12);
        parts.end().setBounds(x, top, width, low - top);
        int wanted = parts.words().heightFor(width);
        int ruled = charted && parts.rule().isVisible()
                ? Math.min(parts.rule().heightFor(width), (low - top) / 2) + Px.of(12)
                : 0;
        boolean more = ruled > 0 || parts.history().isVisible();
        int said = more ? Math.min(wanted, low - top - ruled) : low - top;
        parts.said().setBounds(x, top, width, said);
        int y = top + said + Px.of(12);
        y = ruled > 0 ? rule(x, y, width, y + ruled - Px.of(12)) + Px.of(4) : y;
        pointed(Panel.HISTORY, parts.history(), x, y, width, low - y < Px.of(LEAST_CARD) ? 0 : low - y);
    }

    /** Everything under one another: the board as high as it is in all steps, and the words in the rest. */
    private void stack(int width, int height) {
        int edge = Px.of(12);
        int main = width - 2 * edge;
        int top = head(edge, main);
        int board = stacked(main, height);
        int bottom = foot(0, width, edge, main, height);
        int acts = parts.actions().heightFor(main);
        parts.actions().setBounds(edge, bottom - acts, main, acts);
        int low = bottom - acts - Px.of(APART);
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
        int y = told(edge, top + seen + Px.of(APART), main, low);
        parts.said().setBounds(edge, y, main, Math.max(0, low - y));
        parts.end().setBounds(edge, y, main, Math.max(0, low - y));
        pointed(Panel.HISTORY, parts.history(), 0, 0, 0, 0);
    }

    private int stacked(int main, int height) {
        int most = isLarge() ? boardHeight(usual(window(main))) : height * STACKED_BOARD / 100;
        return Math.max(Px.of(LEAST_BOARD), Math.min(boardHeight(main), most));
    }

    /**
     * As high as a board on which houses can be told apart, some lines of words and all that can be done are there; under
     * large letters as all of it, with the board as large as ever.
     */
    @Override
    public int leastHeight(int width, int seen) {
        boolean narrow = isNarrow(width);
        int main = narrow ? width - 2 * Px.of(12) : width - side(width) - 2 * Px.of(EDGE) - Px.of(GAP);
        int board = !isLarge() ? Px.of(LEAST_BOARD) : narrow ? stacked(main, seen) : boardHeight(main);
        int above = Px.of(TOP + 4) + parts.header().heightFor(main) + board + Px.of(12);
        int below = Px.of(FOOT + 4) + status(main);
        int wide = narrow ? width : main + Px.of(EDGE) + Px.of(GAP / 2);
        int bar = barHeight(wide);
        if (!narrow) {
            int told = isLarge() && !parts.boards().isVisible() ? told(main) : 0;
            return above + told + below + bar + (compared > 0 ? Px.of(LEAST_WORDS + 12) : 0);
        }
        int said = parts.end().isVisible()
                ? parts.ended().heightFor(main)
                : parts.words().heightFor(main);
        int words = isLarge() ? said : Math.min(said, Px.of(LEAST_WORDS));
        return above + told(main) + words + parts.actions().heightFor(main) + Px.of(16) + below + bar;
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
