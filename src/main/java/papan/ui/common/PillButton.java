package papan.ui.common;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.geom.RoundRectangle2D;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** A button with a word: filled for the one thing to do now, outlined for what may be done as well. */
public class PillButton extends FlatButton {
    private boolean primary;

    /** An outlined button; {@code symbol} stands before the word. */
    public PillButton(@Nullable Icons symbol) {
        super(symbol, TARGET, 18);
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
    }

    /** Whether it is the one thing to do now. */
    public void setPrimary(boolean on) {
        primary = on;
        repaint();
    }

    @Override
    protected int arc() {
        return 20;
    }

    @Override
    protected @Nullable Color surface() {
        if (!primary || !isEnabled()) {
            return super.surface();
        }
        return Paints.colour(
                getModel().isPressed()
                        ? "Papan.accentPressed"
                        : getModel().isRollover() ? "Papan.accentHover" : "Papan.accent");
    }

    @Override
    protected Color ink() {
        return !isEnabled() ? super.ink() : Paints.colour(primary ? "Papan.onAccent" : "Papan.accentText");
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (!primary || !isEnabled()) {
            Graphics2D g2 = Paints.smooth(g);
            float edge = Px.exactly(2.5f);
            g2.setColor(Paints.colour(isEnabled() ? "Papan.accentText" : "Papan.track"));
            g2.setStroke(new BasicStroke(Px.exactly(1)));
            float arc = Px.exactly(arc());
            g2.draw(new RoundRectangle2D.Float(edge, edge, getWidth() - 2 * edge, getHeight() - 2 * edge, arc, arc));
            g2.dispose();
        }
        super.paintComponent(g);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.strong.font"));
    }
}
