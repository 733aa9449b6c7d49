package papan.ui.lesson;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import papan.ui.common.Px;

/** The page of a lesson: as large as there is room, but never so low that nothing can be made out; then it scrolls. */
final class TallPage extends JPanel implements Scrollable {
    /** The lowest that board, sentence and question are useful in, of scale 1. */
    private static final int LEAST = 320;

    TallPage(JComponent page) {
        super(new BorderLayout());
        setOpaque(false);
        add(page, BorderLayout.CENTER);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(super.getPreferredSize().width, Px.of(LEAST));
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
        return getParent() != null && getParent().getHeight() >= Px.of(LEAST);
    }
}
