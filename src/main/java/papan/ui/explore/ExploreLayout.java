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

    private int words(int main) {
        return parts.narration().heightFor(main) + Px.of(8) + parts.notice().heightFor(main);
    }

    private int above(int main) {
        int band = parts.band().isVisible() ? parts.band().heightFor(main) + Px.of(8) : 0;
        return Px.of(12) + parts.bar().heightFor(main) + Px.of(8) + band;
    }

    @Override
    public int leastHeight(int width) {
        int main = main(width);
        return above(main) + Px.of(LEAST_BOARD) + Px.of(12) + words(main) + Px.of(12);
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int height = parent.getHeight();
        int edge = edge(width);
        int main = main(width);
        int y = Px.of(12);
        int bar = parts.bar().heightFor(main);
        parts.bar().setBounds(edge, y, main, bar);
        y += bar + Px.of(8);
        if (parts.band().isVisible()) {
            int band = parts.band().heightFor(main);
            parts.band().setBounds(edge, y, main, band);
            y += band + Px.of(8);
        }
        int words = words(main);
        int room = height - y - words - Px.of(24);
        int board = Math.max(Px.of(LEAST_BOARD), Math.min(room, Math.max(main * BOARD / 100, room * 8 / 10)));
        parts.board().setBounds(edge, y, main, board);
        y += board + Px.of(12);
        int sentence = parts.narration().heightFor(main);
        parts.narration().setBounds(edge, y, main, sentence);
        y += sentence + Px.of(8);
        parts.notice().setBounds(edge, y, main, parts.notice().heightFor(main));
        column(width, height, edge);
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
