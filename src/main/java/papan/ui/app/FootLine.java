package papan.ui.app;

import java.awt.Dimension;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** What stands at the foot of the window, across all of it: its text wraps there, and the width is known before it has one. */
class FootLine extends TextColumn {
    FootLine(String name) {
        setName(name);
        setOpaque(true);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getRootPane() == null ? 0 : getRootPane().getWidth();
        return width > 0 ? new Dimension(width, heightFor(width)) : super.getPreferredSize();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBackground(Paints.colour("Papan.card"));
        setBorder(Px.pad(10, 24, 10, 24));
    }
}
