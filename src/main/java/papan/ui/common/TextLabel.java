package papan.ui.common;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRelationSet;
import javax.swing.JLabel;

/** A text in a type and colour of the theme: one line, or several where it is narrow and high enough for them. */
public class TextLabel extends JLabel implements Wraps {
    private final String fontKey;
    private final String colourKey;

    /** A label in a type and colour of the theme. */
    public TextLabel(String fontKey, String colourKey) {
        this.fontKey = fontKey;
        this.colourKey = colourKey;
        updateUI();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJLabel() {
                @Override
                public AccessibleRelationSet getAccessibleRelationSet() {
                    return InGroup.ofText(super.getAccessibleRelationSet(), TextLabel.this);
                }
            };
        }
        return accessibleContext;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (fontKey != null) {
            setFont(Paints.font(fontKey));
            setForeground(Paints.colour(colourKey));
        }
    }

    @Override
    public final int heightFor(int width) {
        Insets in = getInsets();
        FontMetrics metrics = getFontMetrics(fontFor(width));
        int room = width - in.left - in.right - iconRoom();
        int lines = metrics.stringWidth(getText()) <= room
                ? 1
                : TextWrap.lines(getText(), metrics, Math.max(1, room)).size();
        int icon = getIcon() == null ? 0 : getIcon().getIconHeight();
        return in.top + Math.max(icon, lines * metrics.getHeight()) + in.bottom;
    }

    /** The type in which it is written at a width. */
    protected Font fontFor(int width) {
        return getFont();
    }

    /** What an icon takes of the width. */
    protected final int iconRoom() {
        return getIcon() == null ? 0 : getIcon().getIconWidth() + getIconTextGap();
    }

    @Override
    protected void paintComponent(Graphics g) {
        FontMetrics metrics = getFontMetrics(getFont());
        Insets in = getInsets();
        int room = getWidth() - in.left - in.right - iconRoom();
        boolean several = room > 0 && metrics.stringWidth(getText()) > room;
        if (!several || getHeight() < heightFor(getWidth())) {
            super.paintComponent(g);
            return;
        }
        Graphics2D g2 = (Graphics2D) g.create();
        List<String> lines = TextWrap.lines(getText(), metrics, room);
        int free = getHeight() - in.top - in.bottom - lines.size() * metrics.getHeight();
        int top = in.top + (getVerticalAlignment() == TOP ? 0 : free / 2);
        if (getIcon() != null) {
            // Beside the first line, or where it is higher than that, beside all of them.
            int high = getIcon().getIconHeight();
            int beside = high > metrics.getHeight() ? lines.size() * metrics.getHeight() : metrics.getHeight();
            getIcon().paintIcon(this, g2, in.left, top + (beside - high) / 2);
        }
        g2.setColor(getForeground());
        g2.setFont(getFont());
        TextWrap.draw(g2, this, lines, in.left + iconRoom(), top);
        g2.dispose();
    }
}
