package papan.ui.common;

import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;

/** A page that is as large as there is room, but never so low that nothing can be made out; then it scrolls. */
public final class TallPage extends ScrolledPanel {
    private final JComponent page;
    private final int least;

    /**
     * A page around something, to be put into a scroll pane.
     *
     * @param least the lowest that it is useful in, of scale 1
     */
    public TallPage(JComponent page, int least) {
        this.page = page;
        this.least = least;
        setLayout(new BorderLayout());
        add(page, BorderLayout.CENTER);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getParent() == null ? 0 : getParent().getWidth();
        return new Dimension(super.getPreferredSize().width, leastHeight(width));
    }

    /** A page that arranges its parts knows best; words take more lines where it is narrow. */
    @Override
    protected int leastHeight(int width) {
        int arranged = width > 0 && page.getLayout() instanceof Arrangement layout
                ? layout.leastHeight(width, Arrangement.seen(this))
                : 0;
        return Math.max(Px.of(least), arranged);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return super.getPreferredSize();
    }
}
