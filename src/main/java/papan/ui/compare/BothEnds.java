package papan.ui.compare;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;

/** Two things at either end of a row; where they have no room beside one another, the second stands below the first. */
final class BothEnds extends Arrangement {
    private static final int GAP = 8;

    @Override
    public void layoutContainer(Container parent) {
        Insets edge = parent.getInsets();
        int width = parent.getWidth() - edge.left - edge.right;
        Dimension first = parent.getComponent(0).getPreferredSize();
        Component other = parent.getComponent(1);
        Dimension second = other.getPreferredSize();
        boolean below = isBelow(parent);
        int height = below ? first.height : parent.getHeight() - edge.top - edge.bottom;
        parent.getComponent(0).setBounds(edge.left, edge.top, Math.min(first.width, width), height);
        if (below) {
            other.setBounds(
                    edge.left, edge.top + first.height + Px.of(GAP), Math.min(second.width, width), second.height);
        } else {
            other.setBounds(edge.left + width - second.width, edge.top, second.width, height);
        }
    }

    private static boolean isBelow(Container parent) {
        Insets edge = parent.getInsets();
        int width = parent.getWidth() - edge.left - edge.right;
        int both = parent.getComponent(0).getPreferredSize().width
                + (parent.getComponent(1).isVisible()
                        ? parent.getComponent(1).getPreferredSize().width + Px.of(GAP)
                        : 0);
        return width > 0 && parent.getComponent(1).isVisible() && both > width;
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        Insets edge = parent.getInsets();
        Dimension first = parent.getComponent(0).getPreferredSize();
        Dimension second =
                parent.getComponent(1).isVisible() ? parent.getComponent(1).getPreferredSize() : new Dimension();
        int height =
                isBelow(parent) ? first.height + Px.of(GAP) + second.height : Math.max(first.height, second.height);
        return new Dimension(first.width + second.width + edge.left + edge.right, height + edge.top + edge.bottom);
    }
}
