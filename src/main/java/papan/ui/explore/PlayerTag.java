package papan.ui.explore;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextLabel;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;

/**
 * A player and the seeds in the player's store; filled, with an arrow, for whoever is to move. Beside it is the face of
 * somebody with a name.
 */
final class PlayerTag extends TextLabel {
    private static final int FACE = 40;
    /** What a face takes of the width. */
    private static final int ASIDE = FACE + 4;
    /** What a face may be higher than the tag at either end; it is kept free where there is none, so that nothing moves. */
    private static final int HIGHER = 4;

    private boolean moves;
    private transient @Nullable Portrait face;

    PlayerTag(String name) {
        super("Papan.strong.font", "Papan.text");
        setName(name);
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

    /** Shows somebody's face from now on, or nobody's. */
    void show(Optional<Person> person, Mood mood) {
        face = person.map(who -> new Portrait(who, mood, FACE)).orElse(null);
        pad();
        repaint();
    }

    private boolean hasFace() {
        return face != null && face.getIconWidth() > 0;
    }

    private void pad() {
        setBorder(Px.pad(6 + HIGHER, hasFace() ? 14 + ASIDE : 14, 6 + HIGHER, 14));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        pad();
        setForeground(Paints.colour(moves ? "Papan.onAccent" : "Papan.text"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        int x = hasFace() ? Px.of(ASIDE) : 0;
        int y = Px.of(HIGHER);
        int wide = getWidth() - x;
        int arc = getHeight() - 2 * y;
        g2.setColor(Paints.colour(moves ? "Papan.accent" : "Papan.card"));
        g2.fillRoundRect(x, y, wide, arc, arc, arc);
        if (!moves) {
            g2.setColor(Paints.colour("Papan.border"));
            g2.drawRoundRect(x, y, wide - 1, arc - 1, arc, arc);
        }
        if (face != null) {
            face.paintIcon(this, g2, 0, getHeight() - face.getIconHeight());
        }
        g2.dispose();
        super.paintComponent(g);
    }
}
