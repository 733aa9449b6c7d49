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

/** Title, tools, chart, prediction and sentence under one another; the chart takes what the words leave. */
final class MiddleLayout extends Arrangement {
    /** The part of the height that the sentence may take; it scrolls beyond. */
    private static final double SAID = 0.2;

    private final ReadOnlyText title;
    private final FlowRow tools;
    private final JComponent view;
    private final JComponent predicting;
    private final QuietScroll said;

    MiddleLayout(ReadOnlyText title, FlowRow tools, JComponent view, JComponent predicting, QuietScroll said) {
        this.title = title;
        this.tools = tools;
        this.view = view;
        this.predicting = predicting;
        this.said = said;
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int height = parent.getHeight();
        int y = Math.min(title.heightFor(width), height / 4);
        title.setBounds(0, 0, width, y);
        y += Px.of(4);
        int toolsHeight = tools.heightFor(width);
        tools.setBounds(0, y, width, toolsHeight);
        y += toolsHeight + Px.of(8);
        Component spoken = said.getViewport().getView();
        spoken.setSize(width, Short.MAX_VALUE);
        int words = Math.min(spoken.getPreferredSize().height, (int) (height * SAID));
        int asked = 0;
        if (predicting.isVisible()) {
            predicting.setSize(width, Short.MAX_VALUE);
            asked = Math.max(Px.of(60), predicting.getPreferredSize().height);
        }
        int foot = height - words;
        said.setBounds(0, foot, width, words);
        predicting.setBounds(0, foot - asked, width, asked);
        view.setBounds(0, y, width, Math.max(0, foot - asked - y - Px.of(8)));
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
