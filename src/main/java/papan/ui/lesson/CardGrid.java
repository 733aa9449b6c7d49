package papan.ui.lesson;

import java.awt.Component;
import java.util.Arrays;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** Visible things in rows of equal width, as many beside one another as there is room for; those of a row are equally high. */
final class CardGrid extends TextColumn {
    private static final int NARROWEST = 330;
    private static final int MOST = 3;
    private static final int GAP = 10;

    /** Something whose height depends on its width. */
    interface Cell {
        int heightFor(int width);
    }

    /** How many things are beside one another at a width. */
    int columns(int width) {
        return Math.max(1, Math.min(MOST, (width + Px.of(GAP)) / Px.of(NARROWEST + GAP)));
    }

    @Override
    protected int lay(int width, boolean really) {
        int gap = Px.of(GAP);
        int columns = columns(width);
        int wide = (width - gap * (columns - 1)) / columns;
        Component[] all =
                Arrays.stream(getComponents()).filter(Component::isVisible).toArray(Component[]::new);
        int y = 0;
        for (int first = 0; first < all.length; first += columns) {
            int high = 0;
            int end = Math.min(all.length, first + columns);
            for (int i = first; i < end; i++) {
                high = Math.max(high, ((Cell) all[i]).heightFor(wide));
            }
            for (int i = first; really && i < end; i++) {
                lay(all[i], (i - first) * (wide + gap), y, wide, high);
            }
            y += high + gap;
        }
        return Math.max(0, y - gap);
    }
}
