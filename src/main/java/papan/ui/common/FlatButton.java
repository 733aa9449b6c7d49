package papan.ui.common;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.MigLayoutVisualPadding;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/**
 * A button that looks as its style in the theme says, {@code [style]Button.NAME}; without one it is only its symbol or word
 * until the pointer or the focus is on it. Sizes of scale 1; the smallest side is {@value #TARGET}, easy to hit on a touch
 * screen.
 */
public class FlatButton extends JButton implements Wraps, Inked {
    /** The smallest height and width. */
    public static final int TARGET = 40;

    /** What is left free beside symbol and word, of scale 1, and above and below them where they take several lines. */
    private static final int ASIDE = 28;

    private static final int ABOVE = 16;

    private final int size;
    private final int icon;

    public FlatButton(Icons symbol) {
        this(symbol, TARGET, 24);
    }

    public FlatButton(@Nullable Icons symbol, int size, int icon) {
        this("quiet", symbol, size, icon);
    }

    /** The same in a style of its own. */
    public FlatButton(String style, @Nullable Icons symbol, int size, int icon) {
        this.size = size;
        this.icon = icon;
        setStyle(style);
        if (symbol != null) {
            setSymbol(symbol);
        }
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    }

    /** A symbol of 20 that has everything in one: under one key its name, what it is called and its tip. */
    public static FlatButton of(WindowText words, String key, Icons symbol, Runnable does) {
        FlatButton button = new FlatButton(symbol, 36, 20);
        button.does(key, does);
        words.tip(button, key);
        return button;
    }

    /** The same for what a command does too: the tip names its key. */
    public static FlatButton of(WindowText words, String key, Icons symbol, Command command, Runnable does) {
        FlatButton button = of(words, key, symbol, does);
        button.bind(words, command, key);
        return button;
    }

    public final void does(String name, Runnable act) {
        setName(name);
        addActionListener(event -> act.run());
    }

    /** The same for what a command does too: it is called as that, and its tip names the key. */
    public final void does(WindowText words, Command command, Runnable act) {
        does(command.id(), act);
        bind(words, command);
    }

    /** Looks like another style from now on. */
    public final void setStyle(String style) {
        putClientProperty(FlatClientProperties.STYLE_CLASS, style);
    }

    /** Shows another symbol. */
    public final void setSymbol(Icons next) {
        setIcon(next.of(icon));
    }

    /** Is called what a command does, in the language of the window. */
    public void bind(WindowText words, Command command) {
        bind(words, command, command.captionKey());
    }

    /** The same, with a caption that says better what the command does there. */
    public void bind(WindowText words, Command command, String key) {
        words.follow(this, () -> setName(words, command, words.text(key)));
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

    @Override
    public Color ink() {
        return getUI() instanceof Look look ? look.getForeground(this) : getForeground();
    }

    @Override
    public void updateUI() {
        setUI(new Look());
    }

    @Override
    public Dimension getPreferredSize() {
        if (isPreferredSizeSet()) {
            return super.getPreferredSize();
        }
        int least = Px.of(size);
        String text = getText();
        if (text == null || text.isEmpty()) {
            return new Dimension(least, least);
        }
        int words = getFontMetrics(getFont()).stringWidth(text);
        return new Dimension(Math.max(least, words + mark() + Px.of(ASIDE)), least);
    }

    /** What a symbol takes of the width of a button with a word. */
    private int mark() {
        return getIcon() == null ? 0 : getIcon().getIconWidth() + Px.of(8);
    }

    private int textRoom(int width) {
        return Math.max(1, width - mark() - Px.of(ASIDE));
    }

    /** What is free at either side of symbol and words. */
    private static int aside() {
        return Px.of(ASIDE) / 2;
    }

    /** Where lines of its words begin. */
    private int textLeft() {
        return aside() + mark();
    }

    /** How wide the lines of its words may be. */
    private int textRoom() {
        return textRoom(getWidth());
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
        return Math.max(usual.height, lines * metrics.getHeight() + Px.of(ABOVE));
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

    /** Lets words take several lines where one is too narrow for them; all else is the theme's. */
    private static final class Look extends FlatButtonUI {
        Look() {
            super(false);
        }

        /** Without the padding by which a layout would leave the ring of the focus out of account. */
        @Override
        public void installUI(JComponent button) {
            super.installUI(button);
            MigLayoutVisualPadding.uninstall(button);
        }

        @Override
        protected Color getForeground(JComponent button) {
            return super.getForeground(button);
        }

        @Override
        protected void paintIcon(Graphics g, JComponent button, Rectangle area) {
            if (button instanceof FlatButton flat && flat.isWrapped()) {
                area.x = FlatButton.aside();
            }
            super.paintIcon(g, button, area);
        }

        @Override
        protected void paintText(Graphics g, AbstractButton button, Rectangle area, String clipped) {
            if (button instanceof FlatButton flat && flat.isWrapped()) {
                g.setColor(getForeground(flat));
                TextWrap.draw((Graphics2D) g, flat, flat.getText(), flat.textLeft(), flat.textRoom(), flat.getHeight());
            } else {
                super.paintText(g, button, area, clipped);
            }
        }
    }
}
