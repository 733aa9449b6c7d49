package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;

/**
 * Things under one another, each as wide as the column and as high as its wrapped text needs. In a scroll pane it takes
 * the pane's width.
 */
public class TextColumn extends ScrolledPanel {
    private final Map<Component, Integer> gaps = new HashMap<>();

    /** An empty column. */
    public TextColumn() {
        setLayout(new Column());
    }

    /** Adds a thing with a gap, of scale 1, above it. */
    public final void put(Component component, int gap) {
        gaps.put(component, gap);
        add(component);
    }

    /** How high the column is at a width. */
    public int heightFor(int width) {
        Insets in = getInsets();
        return in.top + lay(width - in.left - in.right, false) + in.bottom;
    }

    /**
     * Lays everything into a width inside the border: under one another, where no other kind of column says otherwise.
     *
     * @param really whether things are put there; otherwise it is only measured
     * @return how high all of it is
     */
    protected int lay(int width, boolean really) {
        int y = 0;
        boolean first = true;
        for (Component child : inOrder(getComponents())) {
            if (child.isVisible()) {
                y += first ? 0 : gapAbove(child);
                int height = heightOf(child, width);
                if (really) {
                    lay(child, 0, y, width, height);
                }
                y += height;
                first = false;
            }
        }
        return y;
    }

    /** Puts a thing where it lies inside the border. */
    protected final void lay(Component child, int x, int y, int width, int height) {
        child.setBounds(getInsets().left + x, getInsets().top + y, width, height);
    }

    /** In which order things stand under one another; as they were put there. */
    protected Component[] inOrder(Component... things) {
        return things;
    }

    private int gapAbove(Component child) {
        return Px.of(gaps.getOrDefault(child, 0));
    }

    /** How high a thing must be at a width: text wraps. */
    protected static int heightOf(Component child, int width) {
        if (child instanceof TextColumn column) {
            return column.heightFor(width);
        }
        if (child instanceof Wraps text) {
            return text.heightFor(width);
        }
        if (child instanceof JTextComponent text && !(child instanceof JTextField)) {
            text.setSize(width, Short.MAX_VALUE);
        }
        return child.getPreferredSize().height;
    }

    @Override
    protected final int leastHeight(int width) {
        return heightFor(width);
    }

    /** The layout of a column. */
    private final class Column implements LayoutManager {
        @Override
        public void layoutContainer(Container parent) {
            Insets in = getInsets();
            lay(getWidth() - in.left - in.right, true);
        }

        @Override
        public Dimension preferredLayoutSize(Container parent) {
            int width = getWidth() > 0 ? getWidth() : Px.of(300);
            return new Dimension(width, heightFor(width));
        }

        @Override
        public Dimension minimumLayoutSize(Container parent) {
            return new Dimension(Px.of(120), Px.of(40));
        }

        @Override
        public void addLayoutComponent(String name, Component component) {}

        @Override
        public void removeLayoutComponent(Component component) {
            gaps.remove(component);
        }
    }
}
