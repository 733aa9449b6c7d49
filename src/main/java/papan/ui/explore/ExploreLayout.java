package papan.ui.explore;

import java.awt.Container;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;

/** Where things lie in the Explore workspace: the board takes what the words leave; rule and history stand beside it. */
final class ExploreLayout extends Arrangement {
    private static final int SIDE = 316;
    private static final int NARROW = 820;
    /** The height of a board of seven houses, in percent of its width. */
    private static final int BOARD = 44;

    private static final int LEAST_BOARD = 200;
    /** What is above and below the players, beside what they keep free themselves. */
    private static final int GAME = 4;

    private final ExploreWorkspace.Parts parts;

    ExploreLayout(ExploreWorkspace.Parts parts) {
        this.parts = parts;
    }

    private static boolean isNarrow(int width) {
        return width < Px.of(NARROW);
    }

    private static int edge(int width) {
        return Px.of(isNarrow(width) ? 12 : 24);
    }

    private static int side(int width) {
        return isNarrow(width) ? 0 : Math.max(Px.of(SIDE), Math.min(width * 26 / 100, Px.of(400)));
    }

    private static int main(int width) {
        return width - 2 * edge(width) - (isNarrow(width) ? 0 : side(width) + Px.of(20));
    }

    private int game(int main) {
        return parts.game().heightFor(main) + Px.of(GAME);
    }

    private int words(int main) {
        return parts.narration().heightFor(main) + Px.of(8) + parts.notice().heightFor(main);
    }

    /** The height of what is chosen: the players, and in a what-if its band. */
    private int chosen(int main) {
        return parts.bar().heightFor(main)
                + (parts.band().isVisible() ? Px.of(8) + parts.band().heightFor(main) : 0);
    }

    private static int leastBoard(int main) {
        return Math.min(Px.of(LEAST_BOARD), main * BOARD / 100);
    }

    @Override
    public int leastHeight(int width, int seen) {
        int main = main(width);
        return Px.of(12)
                + chosen(main)
                + Px.of(GAME)
                + game(main)
                + leastBoard(main)
                + Px.of(12)
                + words(main)
                + Px.of(12);
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int height = parent.getHeight();
        int edge = edge(width);
        int main = main(width);
        int room = height - chosen(main) - game(main) - words(main) - Px.of(36 + GAME);
        int board = Math.max(leastBoard(main), Math.min(room, Math.max(main * BOARD / 100, room * 8 / 10)));
        // Where one has to scroll, the board is what one should see first.
        if (isScrolled(parent)) {
            choices(edge, played(edge, Px.of(8), main, board) + Px.of(8), main);
        } else {
            played(edge, choices(edge, Px.of(12), main) + Px.of(GAME), main, board);
        }
        column(width, height, edge);
    }

    /** Puts down what is chosen; gives where it ends. */
    private int choices(int x, int y, int main) {
        int bar = parts.bar().heightFor(main);
        parts.bar().setBounds(x, y, main, bar);
        int end = y + bar;
        if (parts.band().isVisible()) {
            int band = parts.band().heightFor(main);
            parts.band().setBounds(x, end + Px.of(8), main, band);
            end += Px.of(8) + band;
        }
        return end;
    }

    /** Puts down the board and what is said of it; gives where it ends. */
    private int played(int x, int y, int main, int board) {
        parts.game().setBounds(x, y, main, game(main) - Px.of(GAME));
        int below = y + game(main) + board;
        parts.board().setBounds(x, below - board, main, board);
        int sentence = parts.narration().heightFor(main);
        parts.narration().setBounds(x, below + Px.of(12), main, sentence);
        int end = below + Px.of(12) + sentence + Px.of(8);
        int notice = parts.notice().heightFor(main);
        parts.notice().setBounds(x, end, main, notice);
        return end + notice;
    }

    private void column(int width, int height, int edge) {
        int side = side(width);
        if (side == 0) {
            parts.rule().setBounds(0, 0, 0, 0);
            parts.history().setBounds(0, 0, 0, 0);
            return;
        }
        int x = width - edge - side + Px.of(4);
        int top = Px.of(12);
        int room = height - 2 * top - Px.of(12);
        int rule = Math.min(parts.rule().heightFor(side), Math.max(room * 64 / 100, room - Px.of(150)));
        parts.rule().setBounds(x, top, side, rule);
        parts.history().setBounds(x, top + rule + Px.of(12), side, Math.max(0, room - rule));
    }
}
