package papan.ui.common;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;

/** Wrapped text that can take the focus and be read by assistive technology, but looks like text and not like a field. */
public final class ReadOnlyText extends JTextArea {
    private final String fontKey;
    private final String colourKey;

    /** A text in a type and colour of the theme. */
    public ReadOnlyText(String fontKey, String colourKey) {
        this.fontKey = fontKey;
        this.colourKey = colourKey;
        setEditable(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setOpaque(false);
        leaveKeysToTheWindow(this);
        addFocusListener(new Ring());
        updateUI();
    }

    /** Sideways arrows, Home, End and the page keys step through the lesson here as everywhere else. */
    public static void leaveKeysToTheWindow(javax.swing.JComponent text) {
        for (int code : new int[] {
            KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_HOME, KeyEvent.VK_END, KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN
        }) {
            for (int modifiers : new int[] {0, KeyEvent.SHIFT_DOWN_MASK, KeyEvent.CTRL_DOWN_MASK, KeyEvent.SHIFT_DOWN_MASK | KeyEvent.CTRL_DOWN_MASK}) {
                text.getInputMap().put(KeyStroke.getKeyStroke(code, modifiers), "none");
            }
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (fontKey != null) {
            setFont(Paints.font(fontKey));
            setForeground(Paints.colour(colourKey));
            setBorder(BorderFactory.createEmptyBorder());
            setMargin(null);
            setMinimumSize(new java.awt.Dimension(0, 0));
        }
    }

    @Override
    protected void paintComponent(java.awt.Graphics g) {
        super.paintComponent(g);
        if (isFocusOwner()) {
            java.awt.Graphics2D g2 = Paints.smooth(g);
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(6));
            g2.dispose();
        }
    }

    /** Shows the ring of the focus when it comes and goes. */
    private final class Ring implements FocusListener {
        @Override
        public void focusGained(FocusEvent event) {
            repaint();
        }

        @Override
        public void focusLost(FocusEvent event) {
            repaint();
        }
    }
}
