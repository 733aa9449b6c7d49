package papan.ui.explore;

import java.awt.Graphics;
import java.awt.Graphics2D;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;

/** A player and the seeds in the player's store; filled, with an arrow, for whoever is to move. */
final class PlayerTag extends TextLabel {
    private boolean moves;

    PlayerTag(String name) {
        super("Papan.strong.font", "Papan.text");
        setName(name);
        setBorder(Px.pad(6, 14, 6, 14));
    }

    void show(String text, String heard, boolean isToMove) {
        moves = isToMove;
        setText(text);
        setIcon(moves ? Icons.PLAY.of(12, "Papan.onAccent") : null);
        setIconTextGap(Px.of(6));
        setForeground(Paints.colour(moves ? "Papan.onAccent" : "Papan.text"));
        getAccessibleContext().setAccessibleName(heard);
        repaint();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(6, 14, 6, 14));
        setForeground(Paints.colour(moves ? "Papan.onAccent" : "Papan.text"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        int arc = getHeight();
        g2.setColor(Paints.colour(moves ? "Papan.accent" : "Papan.card"));
        g2.fillRoundRect(0, 0, getWidth(), getHeight(), arc, arc);
        if (!moves) {
            g2.setColor(Paints.colour("Papan.border"));
            g2.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, arc, arc);
        }
        g2.dispose();
        super.paintComponent(g);
    }
}
