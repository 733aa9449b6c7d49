package papan.ui.common;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JTextPane;
import javax.swing.KeyStroke;
import javax.swing.border.Border;
import javax.swing.text.DefaultCaret;
import javax.swing.text.EditorKit;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;

/** Wrapped text that can take the focus and be read by assistive technology, but looks like text and not like a field. */
public class ReadOnlyText extends JTextPane implements Wraps {
    /** What is between two lines, as a share of their height. */
    protected static final float LEADING = 0.2f;

    private static final int[] KEYS_OF_THE_WINDOW = {
        KeyEvent.VK_LEFT,
        KeyEvent.VK_RIGHT,
        KeyEvent.VK_HOME,
        KeyEvent.VK_END,
        KeyEvent.VK_PAGE_UP,
        KeyEvent.VK_PAGE_DOWN
    };

    private String fontKey = "";
    private String colourKey = "";
    private transient Optional<Measured> measured = Optional.empty();

    /** How high the text is at a width: breaking it into lines is most of what laying out a page costs. */
    private record Measured(int width, int height) {}

    /** A text in a type and colour of the theme. */
    public ReadOnlyText(String fontKey, String colourKey) {
        DefaultCaret still = new DefaultCaret();
        still.setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setCaret(still);
        setEditable(false);
        setOpaque(false);
        leaveKeysToTheWindow(this);
        // Else it is described by the kind of its content, and every sentence would be read with "text/plain" after it.
        getAccessibleContext().setAccessibleDescription("");
        addFocusListener(new FocusRepaint());
        dress(fontKey, colourKey);
    }

    /** Wears another type and colour of the theme. */
    public final void dress(String font, String colour) {
        fontKey = font;
        colourKey = colour;
        setFont(Paints.font(font));
        setForeground(Paints.colour(colour));
        space();
    }

    @Override
    public void setText(String text) {
        if (text.equals(getText())) {
            return; // what stands there already is not laid out again
        }
        super.setText(text);
        // Swing's finer breaking, which Chinese needs, would part “Ben’” and “s”.
        boolean spaced = text.chars().noneMatch(Character::isIdeographic);
        getDocument().putProperty("multiByte", !spaced);
        space();
    }

    @Override
    protected EditorKit createDefaultEditorKit() {
        return new BreakAnywhereKit();
    }

    @Override
    public int heightFor(int width) {
        int height = measured.filter(known -> known.width() == width)
                .map(Measured::height)
                .orElseGet(() -> measure(width));
        measured = Optional.of(new Measured(width, height));
        return height;
    }

    private int measure(int width) {
        Dimension before = getSize();
        setSize(width, Short.MAX_VALUE);
        int height = getUI().getPreferredSize(this).height;
        setSize(before);
        return height;
    }

    private void space() {
        measured = Optional.empty();
        SimpleAttributeSet spaced = new SimpleAttributeSet();
        StyleConstants.setLineSpacing(spaced, LEADING);
        getStyledDocument().setParagraphAttributes(0, getDocument().getLength() + 1, spaced, false);
    }

    /** Sideways arrows, Home, End and the page keys step through the lesson here as everywhere else. */
    public static void leaveKeysToTheWindow(JComponent text) {
        for (int code : KEYS_OF_THE_WINDOW) {
            for (int modifiers : new int[] {
                0,
                InputEvent.SHIFT_DOWN_MASK,
                InputEvent.CTRL_DOWN_MASK,
                InputEvent.SHIFT_DOWN_MASK | InputEvent.CTRL_DOWN_MASK
            }) {
                text.getInputMap().put(KeyStroke.getKeyStroke(code, modifiers), "none");
            }
        }
    }

    @Override
    public void setFont(Font font) {
        super.setFont(font);
        measured = Optional.empty();
    }

    @Override
    public void setBorder(Border border) {
        super.setBorder(border);
        measured = Optional.empty();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createEmptyBorder());
        setOpaque(false);
        if (fontKey != null && !fontKey.isEmpty()) {
            dress(fontKey, colourKey);
        }
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        if (isFocusOwner()) {
            Graphics2D g2 = Paints.smooth(g);
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(6));
            g2.dispose();
        }
    }
}
