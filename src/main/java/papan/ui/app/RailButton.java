package papan.ui.app;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.DefaultButtonModel;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** A symbol with its word under it, on the rail at the left. */
final class RailButton extends JToggleButton {
    private final Icons symbol;
    private final boolean workspace;

    RailButton(String name, Icons symbol, boolean workspace, Runnable does) {
        this.symbol = symbol;
        this.workspace = workspace;
        setName(name);
        addActionListener(event -> does.run());
        if (!workspace) {
            setModel(new DefaultButtonModel());
        }
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setOpaque(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
    }

    /** What opens something is no switch. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJToggleButton() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return workspace ? super.getAccessibleRole() : AccessibleRole.PUSH_BUTTON;
                }
            };
        }
        return accessibleContext;
    }

    /** Says what it is, and more to whoever asks. */
    void say(String text, String tip) {
        setText(text);
        setToolTipText(tip);
        getAccessibleContext().setAccessibleName(tip);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.smallStrong.font"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        boolean current = workspace && isSelected();
        if (current) {
            g2.setColor(Paints.colour("Papan.background"));
            g2.fillRect(0, 0, getWidth(), getHeight());
            g2.setColor(Paints.colour("Papan.accent"));
            g2.fillRect(0, 0, Px.of(3), getHeight());
        } else if (getModel().isRollover()) {
            Paints.fill(
                    g2,
                    Px.of(6),
                    Px.of(2),
                    getWidth() - Px.of(12),
                    getHeight() - Px.of(4),
                    Px.exactly(16),
                    Paints.colour("Papan.hover"));
        }
        Color ink = Paints.colour(
                current ? "Papan.accentText" : getModel().isRollover() ? "Papan.text" : "Papan.secondary");
        g2.setColor(ink);
        float size = Px.exactly(workspace ? 22 : 20);
        FontMetrics metrics = getFontMetrics(getFont());
        float block = size + Px.exactly(4) + metrics.getAscent();
        float top = (getHeight() - block) / 2;
        symbol.draw(g2, (getWidth() - size) / 2, top, size, 2);
        g2.setFont(getFont());
        int x = (getWidth() - metrics.stringWidth(getText())) / 2;
        com.formdev.flatlaf.ui.FlatUIUtils.drawString(this, g2, getText(), x, Math.round(top + block));
        if (isFocusOwner()) {
            Paints.focusRing(g2, Px.of(4), Px.of(2), getWidth() - Px.of(8), getHeight() - Px.of(4), Px.exactly(16));
        }
        g2.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int words = getFontMetrics(getFont()).stringWidth(getText()) + Px.of(12);
        return new Dimension(Math.max(Px.of(84), words), Px.of(workspace ? 64 : 56));
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(Integer.MAX_VALUE, getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }
}
