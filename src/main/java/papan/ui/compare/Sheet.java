package papan.ui.compare;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** A card with a heading and rows of cells. */
final class Sheet extends TextColumn {
    private static final int ARC = 28;

    Sheet(String name) {
        setName(name);
        updateUI();
    }

    /** Begins anew with a heading, and with the names of the columns unless there are none. */
    void begin(String heading, List<String> columns) {
        begin(heading, columns, Optional.empty());
    }

    /** The same, with something at the right edge above what the rows have there. */
    void begin(String heading, List<String> columns, Optional<JComponent> end) {
        removeAll();
        put(CompareTexts.heading(heading), 0);
        getAccessibleContext().setAccessibleName(heading);
        if (!columns.isEmpty()) {
            List<JComponent> cells = new ArrayList<>(List.of(CompareTexts.body("")));
            columns.forEach(column -> cells.add(CompareTexts.strong(column)));
            put(new GridRow(cells, end), 6);
        }
    }

    void add(GridRow row) {
        put(row, 0);
    }

    /** Adds a sentence across all columns. */
    void say(String text) {
        put(CompareTexts.body(text), 8);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        double line = Px.exactly(1);
        double arc = Px.exactly(ARC);
        Paints.fill(g2, 0, 0, getWidth(), getHeight(), arc, Paints.colour("Papan.border"));
        Paints.fill(
                g2,
                line,
                line,
                getWidth() - 2 * line,
                getHeight() - 2 * line,
                arc - 2 * line,
                Paints.colour("Papan.card"));
        g2.dispose();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(14, 12, 14, 12));
    }
}
