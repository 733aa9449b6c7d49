package papan.ui.chart;

import java.awt.Container;
import javax.swing.JComponent;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/**
 * Where things lie in the Charts workspace: settings above; below them questions, chart and board side by side, without the
 * board where there is less room, and under one another where there is little. What does not fit is scrolled to: the
 * settings then, below the chart.
 */
final class ChartsLayout extends Arrangement {
    private static final int WIDE = 980;
    private static final int NARROW = 640;
    private static final int MARGIN = 20;
    private static final int TOP = 16;
    private static final int GAP = 16;
    private static final int LEAST_KINDS = 208;

    private final TextColumn settings;
    private final TextColumn kinds;
    private final JComponent scrolledKinds;
    private final JComponent middle;
    private final MiddleLayout charted;
    private final JComponent follow;
    private boolean boardWanted = true;

    /**
     * A layout.
     *
     * @param kinds the questions, for their height
     * @param scrolledKinds the same in what scrolls them
     * @param middle the chart with its words
     * @param charted how these lie
     */
    ChartsLayout(
            TextColumn settings,
            TextColumn kinds,
            JComponent scrolledKinds,
            JComponent middle,
            MiddleLayout charted,
            JComponent follow) {
        this.settings = settings;
        this.kinds = kinds;
        this.scrolledKinds = scrolledKinds;
        this.middle = middle;
        this.charted = charted;
        this.follow = follow;
    }

    /** Whether the board has something to show. */
    void setBoardWanted(boolean wanted) {
        boardWanted = wanted;
    }

    /** Whether everything lies below one another in a width. */
    static boolean isNarrow(int width) {
        return width < Px.of(NARROW);
    }

    @Override
    public void layoutContainer(Container parent) {
        int edge = Px.of(MARGIN);
        int gap = Px.of(GAP);
        int width = parent.getWidth() - 2 * edge;
        int above = settings.heightFor(width);
        // Where one has to scroll, the chart is what one should see first.
        boolean scrolled = isScrolled(parent);
        int y = Px.of(TOP) + (scrolled ? 0 : above + gap);
        int height = parent.getHeight() - Px.of(TOP) - above - gap - Px.of(8);
        boolean wide = parent.getWidth() >= Px.of(WIDE) && boardWanted;
        if (follow.isVisible() != wide) {
            follow.setVisible(wide);
        }
        if (isNarrow(parent.getWidth())) {
            int least = charted.leastHeight(width, seen(parent));
            middle.setBounds(edge, y, width, least);
            int below = y + least + gap;
            settings.setBounds(edge, scrolled ? below : Px.of(TOP), width, above);
            scrolledKinds.setBounds(edge, below + (scrolled ? above + gap : 0), width, kinds.heightFor(width));
            return;
        }
        settings.setBounds(edge, scrolled ? y + height + gap : Px.of(TOP), width, above);
        int left = Math.max(Px.of(LEAST_KINDS), Math.min(width * 18 / 100, Px.of(240)));
        int right = wide ? Math.max(Px.of(280), Math.min(width * 24 / 100, Px.of(420))) : 0;
        scrolledKinds.setBounds(edge, y, left, height);
        int x = edge + left + gap;
        int rest = width - left - gap - (wide ? right + gap : 0);
        middle.setBounds(x, y, rest, height);
        follow.setBounds(x + rest + gap, y, right, height);
    }

    @Override
    public int leastHeight(int width, int seen) {
        int across = width - 2 * Px.of(MARGIN);
        int above = Px.of(TOP + GAP + 8) + settings.heightFor(across);
        return isNarrow(width)
                ? above + charted.leastHeight(across, seen) + Px.of(GAP) + kinds.heightFor(across)
                : above + charted.leastHeight(across - Px.of(LEAST_KINDS + GAP), seen);
    }
}
