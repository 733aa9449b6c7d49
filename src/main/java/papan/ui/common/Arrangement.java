package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/** A layout that knows its parts by name, so that it need not be told of any. */
public abstract class Arrangement implements LayoutManager {
    /** How high everything must be at a width, so that each part has room. */
    public int leastHeight(int width) {
        return Px.of(240);
    }

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        return new Dimension(parent.getWidth(), leastHeight(parent.getWidth()));
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
