package papan.ui.atlas;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;
import papan.ui.common.Px;

/** Where things lie in the atlas: list, card and example side by side, or under one another where there is less room. */
final class AtlasLayout implements LayoutManager {
    private static final int WIDE = 980;
    private static final int NARROW = 620;
    private static final int MARGIN = 20;

    private final RuleList list;
    private final FaultPanel faults;
    private final RuleCardPage card;
    private final Component example;

    AtlasLayout(RuleList list, FaultPanel faults, RuleCardPage card, Component example) {
        this.list = list;
        this.faults = faults;
        this.card = card;
        this.example = example;
    }

    @Override
    public void layoutContainer(Container parent) {
        int edge = Px.of(MARGIN);
        int top = Px.of(16);
        int width = parent.getWidth() - 2 * edge;
        int height = parent.getHeight() - 2 * top;
        if (parent.getWidth() >= Px.of(WIDE)) {
            int left = Math.max(Px.of(268), Math.min(width * 23 / 100, Px.of(340)));
            int right = Math.max(Px.of(330), Math.min(width * 31 / 100, Px.of(520)));
            list.setBounds(edge, top, left, height);
            middle(edge + left + edge, top, width - left - right - 2 * edge, height);
            example.setBounds(edge + width - right, top, right, height);
        } else if (parent.getWidth() >= Px.of(NARROW)) {
            int left = Px.of(236);
            int upper = height * 52 / 100;
            int rest = width - left - edge;
            list.setBounds(edge, top, left, height);
            middle(edge + left + edge, top, rest, upper);
            example.setBounds(edge + left + edge, top + upper + edge, rest, height - upper - edge);
        } else {
            int third = (height - 2 * edge) / 3;
            list.setBounds(edge, top, width, third);
            middle(edge, top + third + edge, width, third);
            example.setBounds(edge, top + 2 * (third + edge), width, height - 2 * (third + edge));
        }
    }

    private void middle(int x, int y, int width, int height) {
        int gap = Px.of(12);
        int fault = faults.isVisible() ? Math.min(faults.heightFor(width), height * 55 / 100) + gap : 0;
        faults.setBounds(x, y, width, Math.max(0, fault - gap));
        card.setBounds(x, y + fault, width, height - fault);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        return new Dimension(Px.of(1196), Px.of(724));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        return new Dimension(Px.of(320), Px.of(240));
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}
}
