package papan.ui.telling;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/**
 * One line of the history, wrapped. All lines are drawn by the same one, and measured by it again with every jump: a whole
 * text component would need several milliseconds for that.
 */
final class HistoryRow extends JComponent implements Accessible {
    private static final int ABOVE = 4;
    private static final int RIGHT = 8;
    /** What a line of type takes, as a share of its height. */
    private static final float LEADING = 1.2f;

    private String text = "";
    private String colourKey = "Papan.text";
    private boolean selected;

    /** Takes a line; a width and {@link #getPreferredSize()} tell then how high it is. */
    void show(String line, String fontKey, String colour, boolean isSelected) {
        text = line;
        colourKey = colour;
        selected = isSelected;
        setFont(Paints.font(fontKey));
        getAccessibleContext().setAccessibleName(line);
    }

    private int leading() {
        return Math.round(getFontMetrics(getFont()).getHeight() * LEADING);
    }

    private int room() {
        return getWidth() - Px.of(RIGHT);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(getWidth(), TextWrap.lines(this, text, room()).size() * leading() + 2 * Px.of(ABOVE));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        if (selected) {
            g2.setColor(Paints.colour("Papan.selection"));
            g2.fillRect(0, 0, getWidth(), getHeight());
        }
        g2.setColor(Paints.colour(colourKey));
        g2.setFont(getFont());
        FontMetrics metrics = getFontMetrics(getFont());
        int y = Px.of(ABOVE) + metrics.getAscent();
        TextWrap.draw(g2, this, TextWrap.lines(this, text, room()), 0, y, leading());
        g2.dispose();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
