package papan.ui.common;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleEditableText;
import javax.accessibility.AccessibleRelationSet;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleText;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JTextPane;
import javax.swing.KeyStroke;
import javax.swing.border.Border;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultCaret;
import javax.swing.text.DefaultEditorKit;
import javax.swing.text.EditorKit;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import org.jspecify.annotations.Nullable;

/**
 * Wrapped text that can take the focus, but looks like text and not like a field. To assistive technology it is a label
 * whose name are its words, and which says after them what it is called: some screen readers read nothing of a text but its
 * name.
 */
public class ReadOnlyText extends JTextPane implements Wraps {
    /** What is between two lines, as a share of their height. */
    protected static final float LEADING = 0.2f;

    /** A page asks with a scroll bar and without; a window that is drawn to another size asks for every width between. */
    private static final int MOST_WIDTHS = 8;

    private static final int[] KEYS_OF_THE_WINDOW = {
        KeyEvent.VK_LEFT,
        KeyEvent.VK_RIGHT,
        KeyEvent.VK_HOME,
        KeyEvent.VK_END,
        KeyEvent.VK_PAGE_UP,
        KeyEvent.VK_PAGE_DOWN
    };

    /** Where a bar is before the text, and how wide that is, of scale 1. */
    private static final int BAR_ROOM = 12;

    private static final int BAR = 4;

    private boolean barred;
    private String fontKey = "";
    private String colourKey = "";
    /** How high the text is at a width: breaking it into lines is most of what laying out a page costs. */
    private transient Map<Integer, Integer> heights = new HashMap<>();

    /** A text in a type and colour of the theme. */
    public ReadOnlyText(String fontKey, String colourKey) {
        DefaultCaret still = new StillCaret();
        still.setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
        setCaret(still);
        setEditable(false);
        setOpaque(false);
        leaveKeysToTheWindow(this);
        addFocusListener(new FocusRepaint());
        dress(fontKey, colourKey);
    }

    /** The same on a card for a class, where its type says what it is. */
    public final CardLine onCard() {
        CardLine.Style style = fontKey.contains("heading") || fontKey.contains("title")
                ? CardLine.Style.TITLE
                : fontKey.contains("small") ? CardLine.Style.HEAD : CardLine.Style.TEXT;
        return new CardLine(style, getText());
    }

    /** Shows the focus by a bar before it, as in a frame it would look like a field to write in. */
    public final void showFocusByBar() {
        barred = true;
        setBorder(Px.pad(0, BAR_ROOM, 0, 0));
    }

    /** Wears another type and colour of the theme. */
    public final void dress(String font, String colour) {
        fontKey = font;
        colourKey = colour;
        setFont(Paints.font(font));
        setForeground(Paints.colour(colour));
        space(getStyledDocument());
    }

    @Override
    public void setText(String text) {
        if (!text.equals(getText())) { // what stands there already is not laid out again
            write(text, plain -> {});
        }
    }

    /**
     * Puts a text there, in a document that nobody looks at before it is finished: each change of one that is seen would
     * break it into lines anew.
     *
     * @param inks gives its parts their own looks
     */
    protected void write(String text, Consumer<StyledDocument> inks) {
        String before = getDocument().getLength() == 0 ? "" : plain();
        StyledDocument next = (StyledDocument) getEditorKit().createDefaultDocument();
        next.putProperty(DefaultEditorKit.EndOfLineStringProperty, "\n");
        try {
            next.insertString(0, text, null);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
        // Swing's finer breaking, which Chinese needs, would part “Ben’” and “s”; with such a letter it would come by
        // itself.
        boolean spaced = text.chars().noneMatch(Character::isIdeographic);
        next.putProperty("multiByte", !spaced);
        inks.accept(next);
        space(next);
        setDocument(next);
        AccessibleContext context = getAccessibleContext();
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, before, text);
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_VISIBLE_DATA_PROPERTY, before, text);
    }

    /** What is there now, even if something else is to be written there soon. */
    private String plain() {
        try {
            return getDocument().getText(0, getDocument().getLength());
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new Words();
        }
        return accessibleContext;
    }

    /** A label with the words as its name; what it was called describes them. */
    private final class Words extends AccessibleJTextComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.LABEL;
        }

        @Override
        public AccessibleRelationSet getAccessibleRelationSet() {
            return InGroup.ofText(super.getAccessibleRelationSet(), ReadOnlyText.this);
        }

        /** With it, some would read letters of it and nothing else. */
        @Override
        public @Nullable AccessibleText getAccessibleText() {
            return null;
        }

        @Override
        public @Nullable AccessibleEditableText getAccessibleEditableText() {
            return null;
        }

        @Override
        public @Nullable String getAccessibleName() {
            String words = getText();
            return words == null || words.isBlank() ? super.getAccessibleName() : words;
        }

        @Override
        public @Nullable String getAccessibleDescription() {
            String called = super.getAccessibleName();
            return called == null || called.equals(getAccessibleName()) ? "" : called;
        }
    }

    @Override
    protected EditorKit createDefaultEditorKit() {
        return new BreakAnywhereKit();
    }

    @Override
    public int heightFor(int width) {
        if (heights.size() > MOST_WIDTHS) {
            heights.clear();
        }
        return heights.computeIfAbsent(width, this::measure);
    }

    private int measure(int width) {
        Dimension before = getSize();
        setSize(width, Short.MAX_VALUE);
        int height = getUI().getPreferredSize(this).height;
        setSize(before);
        return height;
    }

    private void space(StyledDocument document) {
        heights = new HashMap<>();
        SimpleAttributeSet spaced = new SimpleAttributeSet();
        StyleConstants.setLineSpacing(spaced, LEADING);
        document.setParagraphAttributes(0, document.getLength() + 1, spaced, false);
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

    /** What is selected; where nothing is, what is copied elsewhere in the window. */
    @Override
    public void copy() {
        if (getSelectionStart() == getSelectionEnd()) {
            KeyTable.call(this, Command.COPY);
        } else {
            super.copy();
        }
    }

    /** Nothing can be written here. */
    @Override
    public void paste() {
        KeyTable.call(this, Command.PASTE);
    }

    @Override
    public void setFont(Font font) {
        super.setFont(font);
        heights = new HashMap<>();
    }

    @Override
    public void setBorder(Border border) {
        super.setBorder(border);
        heights = new HashMap<>();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(barred ? Px.pad(0, BAR_ROOM, 0, 0) : BorderFactory.createEmptyBorder());
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
        if (!barred) {
            Paints.textRing(this, g);
        } else if (isFocusOwner() && KeyboardFocus.isShown(this)) {
            g.setColor(Paints.colour("Papan.focus"));
            g.fillRect(0, 0, Px.of(BAR), getHeight());
        }
    }

    /** A click leaves the focus where it is: there is nothing to write here. */
    private static final class StillCaret extends DefaultCaret {
        @Override
        public void paint(Graphics g) {}

        @Override
        public void mousePressed(MouseEvent event) {}

        @Override
        public void mouseClicked(MouseEvent event) {}

        @Override
        public void mouseDragged(MouseEvent event) {}
    }
}
