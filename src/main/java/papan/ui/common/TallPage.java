package papan.ui.common;

import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.JComponent;

/** A page that is as large as there is room, but never so low that nothing can be made out; then it scrolls. */
public final class TallPage extends ScrolledPanel {
    private final int least;

    /**
     * A page around something, to be put into a scroll pane.
     *
     * @param least the lowest that it is useful in, of scale 1
     */
    public TallPage(JComponent page, int least) {
        this.least = least;
        setLayout(new BorderLayout());
        add(page, BorderLayout.CENTER);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, Px.of(least));
    }

    @Override
    protected int leastHeight(int width) {
        return Px.of(least);
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return super.getPreferredSize();
    }
}
