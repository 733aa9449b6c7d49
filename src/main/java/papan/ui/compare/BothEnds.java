package papan.ui.compare;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import papan.ui.common.Arrangement;
import papan.ui.common.FlowRow;
import papan.ui.common.Px;

/** Two things at either end of a row; where they have no room beside one another, the second stands below the first. */
final class BothEnds extends Arrangement {
    private static final int GAP = 8;

    @Override
    public void layoutContainer(Container parent) {
        Insets edge = parent.getInsets();
        int width = parent.getWidth() - edge.left - edge.right;
        Component one = parent.getComponent(0);
        Component other = parent.getComponent(1);
        int first = Math.min(widthOf(one), width);
        int second = Math.min(widthOf(other), width);
        if (isBelow(parent)) {
            int high = heightOf(one, first);
            one.setBounds(edge.left, edge.top, first, high);
            other.setBounds(edge.left, edge.top + high + Px.of(GAP), second, heightOf(other, second));
        } else {
            int height = parent.getHeight() - edge.top - edge.bottom;
            one.setBounds(edge.left, edge.top, first, height);
            other.setBounds(edge.left + width - second, edge.top, second, height);
        }
    }

    private static int widthOf(Component part) {
        return part instanceof FlowRow row ? row.wholeWidth() : part.getPreferredSize().width;
    }

    private static int heightOf(Component part, int width) {
        return part instanceof FlowRow row ? row.heightFor(width) : part.getPreferredSize().height;
    }

    private static boolean isBelow(Container parent) {
        Insets edge = parent.getInsets();
        int width = parent.getWidth() - edge.left - edge.right;
        Component other = parent.getComponent(1);
        return width > 0 && other.isVisible() && widthOf(parent.getComponent(0)) + Px.of(GAP) + widthOf(other) > width;
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        Insets edge = parent.getInsets();
        int edges = edge.left + edge.right;
        Component one = parent.getComponent(0);
        Component other = parent.getComponent(1);
        int both = widthOf(one) + (other.isVisible() ? Px.of(GAP) + widthOf(other) : 0);
        int width = parent.getWidth() > 0 ? parent.getWidth() - edges : both;
        int first = heightOf(one, Math.min(widthOf(one), width));
        int second = other.isVisible() ? heightOf(other, Math.min(widthOf(other), width)) : 0;
        int height = isBelow(parent) ? first + Px.of(GAP) + second : Math.max(first, second);
        return new Dimension(both + edges, height + edge.top + edge.bottom);
    }
}
