package papan.ui.common;

import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;

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
        int y = 0;
        List<Component> row = new ArrayList<>();
        int used = 0;
        for (Component each : getComponents()) {
            if (!each.isVisible()) {
                continue;
            }
            int wide = Math.min(each.getPreferredSize().width, width);
            if (!row.isEmpty() && used + wide > width) {
                y += placeRow(row, y, width, really) + Px.of(GAP);
                row.clear();
                used = 0;
            }
            row.add(each);
            used += wide + Px.of(beside);
        }
        return y + placeRow(row, y, width, really);
    }

    /** Things of different heights stand in the middle of their row. */
    private int placeRow(List<Component> row, int y, int width, boolean really) {
        int height = row.stream()
                .mapToInt(each -> each.getPreferredSize().height)
                .max()
                .orElse(0);
        int x = 0;
        for (Component each : row) {
            Dimension size = each.getPreferredSize();
            int wide = Math.min(size.width, width);
            if (really) {
                each.setBounds(x, y + (height - size.height) / 2, wide, size.height);
            }
            x += wide + Px.of(beside);
        }
        return height;
    }
}
