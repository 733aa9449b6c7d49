package papan.ui.common;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** A panel that, in a scroll pane, takes the pane's width, and its height too where that is enough. */
public abstract class ScrolledPanel extends JPanel implements Scrollable {
    private static final int STEP = 24;

    /** A panel that shows what is behind it; it has no layout yet. */
    protected ScrolledPanel() {
        super(null);
        setOpaque(false);
    }

    /** The least height, in pixels, in which everything can be made out at a width; where there is less it scrolls. */
    protected abstract int leastHeight(int width);

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return Px.of(STEP);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null
                && getParent().getHeight() >= leastHeight(getParent().getWidth());
    }
}
