package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/** A base for layout managers that hold their components in fields and ignore constraints. */
public abstract class Arrangement implements LayoutManager {
    /**
     * How high everything must be at a width, so that each part has room.
     *
     * @param seen the height that is seen at once, where a page scrolls
     */
    public int leastHeight(int width, int seen) {
        return Px.of(240);
    }

    /** How much of a page is seen at once. */
    protected static int seen(Component page) {
        return page.getParent() == null ? 0 : page.getParent().getHeight();
    }

    /** Whether a page is higher than what is seen of it at once. */
    protected static boolean isScrolled(Container page) {
        return page.getHeight() > seen(page);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        return new Dimension(parent.getWidth(), leastHeight(parent.getWidth(), seen(parent)));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        return new Dimension(Px.of(320), Px.of(240));
    }

    @Override
    public final void addLayoutComponent(String name, Component component) {}

    @Override
    public final void removeLayoutComponent(Component component) {}
}
