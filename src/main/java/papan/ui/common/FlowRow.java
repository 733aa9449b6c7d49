package papan.ui.common;

import java.awt.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JComponent;

/** Things beside one another, in as many rows as the width asks for; a row in a row stays together while it can. */
public class FlowRow extends TextColumn {
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

    /** A row of things that stay together while they can, as a word and what it is about. */
    public static FlowRow of(int beside, JComponent... parts) {
        FlowRow row = new FlowRow(beside);
        for (JComponent part : parts) {
            row.add(part);
        }
        return row;
    }

    @Override
    protected final int lay(int width, boolean really) {
        int y = 0;
        List<Component> row = new ArrayList<>();
        int used = 0;
        for (Component each : getComponents()) {
            if (!each.isVisible()) {
                continue;
            }
            int wide = Math.min(widthOf(each), width);
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

    /** How wide it is with everything in one row. */
    public final int wholeWidth() {
        int gap = Px.of(beside);
        int used = Arrays.stream(getComponents())
                .filter(Component::isVisible)
                .mapToInt(each -> widthOf(each) + gap)
                .sum();
        return getInsets().left + Math.max(0, used - gap) + getInsets().right;
    }

    private static int widthOf(Component each) {
        return each instanceof FlowRow row ? row.wholeWidth() : each.getPreferredSize().width;
    }

    /** Things of different heights stand in the middle of their row. */
    private int placeRow(List<Component> row, int y, int width, boolean really) {
        int height = row.stream()
                .mapToInt(each -> heightOf(each, Math.min(widthOf(each), width)))
                .max()
                .orElse(0);
        int x = 0;
        for (Component each : row) {
            int wide = Math.min(widthOf(each), width);
            if (really) {
                int high = heightOf(each, wide);
                lay(each, x, y + (height - high) / 2, wide, high);
            }
            x += wide + Px.of(beside);
        }
        return height;
    }
}
