package papan.ui.common;

import com.formdev.flatlaf.ui.FlatUIUtils;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/**
 * A button that is only its symbol or word until the pointer or the focus is on it. Round shapes, sizes of scale 1; the
 * smallest side is {@value #TARGET}, easy to hit on a touch screen.
 */
public class FlatButton extends JButton implements Wraps {
    /** The smallest height and width. */
    public static final int TARGET = 40;

    /** What is left free beside symbol and word, of scale 1, and above and below them where they take several lines. */
    private static final int ASIDE = 28;

    private static final int ABOVE = 16;

    private final int size;
    private final int icon;
    private @Nullable Icons symbol;

    /** A button that shows a symbol. */
    public FlatButton(Icons symbol) {
        this(symbol, TARGET, 24);
    }

    /** A button that shows a symbol of a size. */
    public FlatButton(@Nullable Icons symbol, int size, int icon) {
        this.symbol = symbol;
        this.size = size;
        this.icon = icon;
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setOpaque(false);
        setRolloverEnabled(true);
        setBorder(BorderFactory.createEmptyBorder());
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    }

    /** Shows another symbol. */
    public void setSymbol(Icons next) {
        symbol = next;
        repaint();
    }

    /** Gives it its name for tooltips and assistive technology. */
    public void setName(WindowText words, Command command) {
        setName(words, command, words.text(command.captionKey()));
    }

    /** The same, with a caption that says better what the command does now. */
    public void setName(WindowText words, Command command, String caption) {
        setToolTipText(KeyTable.tip(words, command, caption));
        getAccessibleContext().setAccessibleName(caption);
    }

    /** The surface under the symbol; empty at rest. */
    protected @Nullable Color surface() {
        if (!isEnabled()) {
            return null;
        }
        if (getModel().isPressed()) {
            return Paints.colour("Papan.pressed");
        }
        return getModel().isRollover() ? Paints.colour("Papan.hover") : null;
    }

    /** The colour of symbol and word. */
    protected Color ink() {
        return isEnabled() ? Paints.colour("Papan.text") : UIManager.getColor("Label.disabledForeground");
    }

    /** The rounding of the corners, of scale 1. */
    protected int arc() {
        return size;
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        double inset = UIScale.scale(2f);
        double arc = UIScale.scale((float) arc());
        Color surface = surface();
        if (surface != null) {
            Paints.fill(g2, inset, inset, getWidth() - 2 * inset, getHeight() - 2 * inset, arc, surface);
        }
        setForeground(ink());
        paintContent(g2);
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), arc + 2 * inset);
        }
        g2.dispose();
    }

    private void paintContent(Graphics2D g2) {
        String text = getText() == null ? "" : getText();
        FontMetrics metrics = getFontMetrics(getFont());
        Icon drawn = symbol == null ? null : symbol.of(icon);
        int gap = drawn != null && !text.isEmpty() ? UIScale.scale(8) : 0;
        int iconWidth = drawn == null ? 0 : drawn.getIconWidth();
        if (isWrapped()) {
            int left = UIScale.scale(ASIDE) / 2;
            if (drawn != null) {
                drawn.paintIcon(this, g2, left, (getHeight() - drawn.getIconHeight()) / 2);
            }
            g2.setColor(ink());
            TextWrap.draw(g2, this, text, left + iconWidth + gap, textRoom(getWidth()), getHeight());
            return;
        }
        int x = (getWidth() - iconWidth - gap - metrics.stringWidth(text)) / 2;
        if (drawn != null) {
            drawn.paintIcon(this, g2, x, (getHeight() - drawn.getIconHeight()) / 2);
        }
        g2.setFont(getFont());
        g2.setColor(ink());
        int y = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
        FlatUIUtils.drawString(this, g2, text, x + iconWidth + gap, y);
    }

    @Override
    public Dimension getPreferredSize() {
        if (isPreferredSizeSet()) {
            return super.getPreferredSize();
        }
        int least = UIScale.scale(size);
        String text = getText();
        if (text == null || text.isEmpty()) {
            return new Dimension(least, least);
        }
        int words = getFontMetrics(getFont()).stringWidth(text);
        return new Dimension(Math.max(least, words + mark() + UIScale.scale(ASIDE)), least);
    }

    /** What a symbol takes of the width of a button with a word. */
    private int mark() {
        return symbol == null ? 0 : UIScale.scale(icon + 8);
    }

    private int textRoom(int width) {
        return Math.max(1, width - mark() - UIScale.scale(ASIDE));
    }

    @Override
    public final int heightFor(int width) {
        Dimension usual = getPreferredSize();
        if (width >= usual.width
                || isPreferredSizeSet()
                || getText() == null
                || getText().isEmpty()) {
            return usual.height;
        }
        FontMetrics metrics = getFontMetrics(getFont());
        int lines = TextWrap.lines(getText(), metrics, textRoom(width)).size();
        return Math.max(usual.height, lines * metrics.getHeight() + UIScale.scale(ABOVE));
    }

    /** Whether its words take several lines: where they must, and there is room for them. */
    private boolean isWrapped() {
        return getWidth() < getPreferredSize().width
                && !isPreferredSizeSet()
                && getHeight() >= heightFor(getWidth())
                && getText() != null
                && !getText().isEmpty();
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }
}
