package papan.ui.chart;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import javax.swing.JComponent;
import papan.ui.common.Arrangement;
import papan.ui.common.FlowRow;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;

/**
 * Title, tools, chart, prediction and sentence under one another; the chart takes what the words leave. Where little is seen
 * at once, the tools come last.
 */
final class MiddleLayout extends Arrangement {
    /** The part of the height that the sentence may take; it scrolls beyond. */
    private static final double SAID = 0.2;
    /** The least height that is seen at once where the tools come first, of scale 1. */
    private static final int LOW = 330;
    /** The least height of everything, and of the chart alone where little is seen at once. */
    private static final int LEAST = 400;

    private static final int LEAST_CHART = 160;
    /** What lies above the title and below the chart. */
    private static final int EDGES = 28;

    private final ReadOnlyText title;
    private final FlowRow tools;
    private final JComponent view;
    private final TextColumn predicting;
    private final QuietScroll said;

    MiddleLayout(ReadOnlyText title, FlowRow tools, JComponent view, TextColumn predicting, QuietScroll said) {
        this.title = title;
        this.tools = tools;
        this.view = view;
        this.predicting = predicting;
        this.said = said;
    }

    private static boolean isLow(int seen) {
        return seen < Px.of(LOW);
    }

    @Override
    public int leastHeight(int width, int seen) {
        int named = title.heightFor(width) + Px.of(4);
        return isLow(seen)
                ? named
                        + Math.max(Px.of(LEAST_CHART), seen - named - Px.of(EDGES))
                        + Px.of(8)
                        + wordsIn(width)
                        + askedIn(width)
                        + Px.of(8)
                        + tools.heightFor(width)
                : Px.of(LEAST);
    }

    private int wordsIn(int width) {
        Component spoken = said.getViewport().getView();
        spoken.setSize(width, Short.MAX_VALUE);
        return spoken.getPreferredSize().height;
    }

    private int askedIn(int width) {
        if (!predicting.isVisible()) {
            return 0;
        }
        return Math.max(Px.of(60), predicting.heightFor(width));
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int height = parent.getHeight();
        boolean low = isLow(seen(parent.getParent()));
        int named = low ? title.heightFor(width) : Math.min(title.heightFor(width), height / 4);
        title.setBounds(0, 0, width, named);
        int y = named + Px.of(4);
        int foot = height;
        int toolsHeight = tools.heightFor(width);
        if (low) {
            tools.setBounds(0, height - toolsHeight, width, toolsHeight);
            foot -= toolsHeight + Px.of(8);
        } else {
            tools.setBounds(0, y, width, toolsHeight);
            y += toolsHeight + Px.of(8);
        }
        int words = low ? wordsIn(width) : Math.min(wordsIn(width), (int) (height * SAID));
        said.setBounds(0, foot - words, width, words);
        int asked = askedIn(width);
        predicting.setBounds(0, foot - words - asked, width, asked);
        view.setBounds(0, y, width, Math.max(0, foot - words - asked - y - Px.of(8)));
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        return new Dimension(Px.of(640), Px.of(480));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        return new Dimension(Px.of(280), Px.of(240));
    }
}
