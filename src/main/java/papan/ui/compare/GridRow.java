package papan.ui.compare;

import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** Cells beside one another, as high as the highest: the first a name, then one for each board, and a narrow one at the end. */
final class GridRow extends TextColumn {
    private static final int GAP = 12;
    private static final int PAD = 6;
    /** The share of the width that the first cell has unless another is asked for, in percent. */
    private static final int NAME = 26;

    private final transient List<JComponent> cells;
    private final transient Optional<JComponent> end;
    private final int share;
    private boolean lit;

    /**
     * A row.
     *
     * @param end stands at the right edge, below the rest where that is narrow
     */
    GridRow(List<JComponent> cells, Optional<JComponent> end) {
        this(cells, end, NAME);
    }

    /**
     * A row.
     *
     * @param share of the width that the first cell has, in percent
     */
    GridRow(List<JComponent> cells, Optional<JComponent> end, int share) {
        this.share = share;
        this.cells = List.copyOf(cells);
        this.end = end;
        cells.forEach(this::add);
        end.ifPresent(this::add);
    }

    /** Sets the row off from the others. */
    void setLit(boolean on) {
        lit = on;
        repaint();
    }

    @Override
    protected int lay(int width, boolean really) {
        int gap = Px.of(GAP);
        int pad = Px.of(PAD);
        int whole = width - 2 * pad;
        int last =
                end.map(each -> Math.min(whole, each.getPreferredSize().width)).orElse(0);
        // Beside something wider than half the row there is no room for the rest.
        boolean under = last > whole / 2;
        int room = whole - gap * (cells.size() - 1) - (last > 0 && !under ? last + gap : 0);
        int name = room * share / 100;
        int each = (room - name) / Math.max(1, cells.size() - 1);
        int height = 0;
        int x = pad;
        for (int i = 0; i < cells.size(); i++) {
            int wide = i == 0 ? name : each;
            int high = heightOf(cells.get(i), wide);
            if (really) {
                lay(cells.get(i), x, pad, wide, high);
            }
            height = Math.max(height, high);
            x += wide + gap;
        }
        if (end.isPresent()) {
            int high = heightOf(end.get(), last);
            int below = under ? height + gap : 0;
            height = under ? below + high : Math.max(height, high);
            if (really) {
                int y = under ? below : (height - high) / 2;
                lay(end.get(), width - pad - last, pad + y, last, high);
            }
        }
        return height + 2 * pad;
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (lit) {
            Graphics2D g2 = Paints.smooth(g);
            Color surface = Paints.colour("Papan.lit");
            Paints.fill(g2, 0, 0, getWidth(), getHeight(), Px.exactly(10), surface);
            g2.dispose();
        }
    }
}
