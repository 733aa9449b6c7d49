package papan.ui.telling;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/**
 * One line of the history, wrapped. All lines are drawn by the same one, and measured by it again with every jump: a whole
 * text component would need several milliseconds for that.
 */
final class HistoryRow extends Painted {
    private static final int ABOVE = 4;
    private static final int RIGHT = 8;
    /** What a line of type takes, as a share of its height. */
    private static final float LEADING = 1.2f;

    /** Many more than a history has lines. */
    private static final int KEPT = 240;

    private final transient Map<Wrapped, List<String>> known = new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Wrapped, List<String>> eldest) {
            return size() > KEPT;
        }
    };
    private String text = "";
    private String colourKey = "Papan.text";
    private boolean selected;

    /** A line in a width and a type; a list asks for the heights of all its lines whenever there is one more. */
    private record Wrapped(String text, int width, Font font) {}

    HistoryRow() {
        super(AccessibleRole.LABEL);
    }

    /** One cell stands for all rows: that it is called otherwise is no change of anything. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }

                @Override
                public void firePropertyChange(String what, @Nullable Object before, @Nullable Object now) {}
            };
        }
        return accessibleContext;
    }

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

    private List<String> lines() {
        Wrapped asked = new Wrapped(text, getWidth() - Px.of(RIGHT), getFont());
        return known.computeIfAbsent(asked, line -> TextWrap.lines(this, line.text(), line.width()));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(getWidth(), lines().size() * leading() + 2 * Px.of(ABOVE));
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
        TextWrap.draw(g2, this, lines(), 0, y, leading());
        if (selected) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), 0);
        }
        g2.dispose();
    }
}
