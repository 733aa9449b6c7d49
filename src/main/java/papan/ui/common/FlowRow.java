package papan.ui.common;

import java.awt.Component;
import java.awt.Dimension;

/** Things beside one another, in as many rows as the width asks for. */
public final class FlowRow extends TextColumn {
    private static final int GAP = 6;

    private final int beside;

    /** An empty row. */
    public FlowRow() {
        this(GAP);
    }

    /**
     * A row with a gap of its own.
     *
     * @param beside the gap between two things of a row, of scale 1
     */
    public FlowRow(int beside) {
        this.beside = beside;
    }

    @Override
    public int heightFor(int width) {
        return place(width, false);
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    private int place(int width, boolean really) {
        int x = 0;
        int y = 0;
        int row = 0;
        for (Component each : getComponents()) {
            if (!each.isVisible()) {
                continue;
            }
            Dimension size = each.getPreferredSize();
            int wide = Math.min(size.width, width);
            if (x > 0 && x + wide > width) {
                y += row + Px.of(GAP);
                x = 0;
                row = 0;
            }
            if (really) {
                each.setBounds(x, y, wide, size.height);
            }
            x += wide + Px.of(beside);
            row = Math.max(row, size.height);
        }
        return y + row;
    }
}
