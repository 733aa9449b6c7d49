package papan.ui.common;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;

/** A page that is as large as there is room, but never so low that nothing can be made out; then it scrolls. */
public final class TallPage extends JPanel implements Scrollable {
    private final JComponent page;
    private final int least;

    /**
     * A page around something, to be put into a scroll pane.
     *
     * @param least the lowest that it is useful in, of scale 1
     */
    public TallPage(JComponent page, int least) {
        super(new BorderLayout());
        this.page = page;
        this.least = least;
        setOpaque(false);
        add(page, BorderLayout.CENTER);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, leastHeight());
    }

    /** A page that arranges its parts knows best; words take more lines where it is narrow. */
    private int leastHeight() {
        int width = getParent() == null ? 0 : getParent().getWidth();
        int arranged = width > 0 && page.getLayout() instanceof Arrangement layout ? layout.leastHeight(width) : 0;
        return Math.max(Px.of(least), arranged);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return super.getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return Px.of(24);
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
        return getParent() != null && getParent().getHeight() >= leastHeight();
    }
}
