package papan.ui.compare;

import java.awt.Container;
import javax.swing.JComponent;
import papan.ui.common.Arrangement;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/**
 * Where things lie in the Compare workspace: what chooses the page above it; below it where little is seen at once, so that
 * the boards are what one sees first.
 */
final class CompareLayout extends Arrangement {
    /** The least height of a page with the choice above it, of scale 1. */
    private static final int LEAST = 200;

    private final TextColumn choice;
    private final JComponent page;

    CompareLayout(TextColumn choice, JComponent page) {
        this.choice = choice;
        this.page = page;
    }

    @Override
    public int leastHeight(int width, int seen) {
        int high = choice.heightFor(width);
        return high + (seen - high < Px.of(LEAST) ? seen : Px.of(LEAST));
    }

    @Override
    public void layoutContainer(Container parent) {
        int width = parent.getWidth();
        int high = choice.heightFor(width);
        int rest = parent.getHeight() - high;
        boolean last = isScrolled(parent);
        choice.setBounds(0, last ? rest : 0, width, high);
        page.setBounds(0, last ? 0 : high, width, rest);
    }
}
