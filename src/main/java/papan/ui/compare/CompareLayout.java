package papan.ui.compare;

import java.awt.Container;
import javax.swing.JComponent;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;

/**
 * Where things lie in the Compare workspace: what chooses the page above it; below it where little is seen at once, so that
 * the boards are what one sees first.
 */
final class CompareLayout extends Arrangement {
    /** The least height of a page with the choice above it, of scale 1. */
    private static final int LEAST = 200;

    private final JComponent choice;
    private final JComponent page;

    CompareLayout(JComponent choice, JComponent page) {
        this.choice = choice;
        this.page = page;
    }

    @Override
    public int leastHeight(int width, int seen) {
        int high = choiceIn(width);
        return high + (seen - high < Px.of(LEAST) ? seen : Px.of(LEAST));
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int high = choiceIn(width);
        int rest = parent.getHeight() - high;
        boolean last = isScrolled(parent);
        choice.setBounds(0, last ? rest : 0, width, high);
        page.setBounds(0, last ? 0 : high, width, rest);
    }

    /** It knows how many rows it needs once it has its width. */
    private int choiceIn(int width) {
        choice.setSize(width, choice.getHeight());
        return choice.getPreferredSize().height;
    }
}
