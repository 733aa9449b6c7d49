package papan.ui.compare;

import java.awt.Component;
import javax.swing.JComponent;
import papan.ui.common.FlowRow;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** Two things at either end of a row; where they have no room beside one another, the second stands below the first. */
final class BothEnds extends TextColumn {
    private static final int GAP = 8;

    private final JComponent one;
    private final JComponent other;

    BothEnds(JComponent one, JComponent other) {
        this.one = one;
        this.other = other;
        add(one);
        add(other);
    }

    @Override
    protected int lay(int width, boolean really) {
        boolean two = other.isVisible();
        int first = Math.min(widthOf(one), width);
        int second = Math.min(widthOf(other), width);
        int high = heightOf(one, first);
        int low = two ? heightOf(other, second) : 0;
        boolean below = two && widthOf(one) + Px.of(GAP) + widthOf(other) > width;
        int whole = below ? high + Px.of(GAP) + low : Math.max(high, low);
        if (really) {
            lay(one, 0, 0, first, below ? high : whole);
            lay(other, below ? 0 : width - second, below ? high + Px.of(GAP) : 0, second, below ? low : whole);
        }
        return whole;
    }

    private static int widthOf(Component part) {
        return part instanceof FlowRow row ? row.wholeWidth() : part.getPreferredSize().width;
    }
}
