package papan.ui.app;

import java.awt.Dimension;
import java.awt.Graphics;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;

/**
 * A strip of text across the window that takes room only while something was asked for. It is always there for assistive
 * technology.
 */
final class TextStrip extends ReadOnlyText {
    private boolean wanted;

    TextStrip(String name) {
        super("Papan.body.font", "Papan.text");
        setName(name);
    }

    /** Shows a text until {@link #fold}. */
    void unfold(String text) {
        setText(text);
        wanted = true;
        getParent().revalidate();
    }

    /** Takes no room any more. */
    void fold() {
        if (wanted) {
            wanted = false;
            getParent().revalidate();
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(8, 24, 8, 24));
    }

    /** What nobody sees need not be laid out with every seed. */
    @Override
    public void revalidate() {
        if (wanted) {
            super.revalidate();
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (wanted) {
            super.paintComponent(g);
        }
    }

    @Override
    public Dimension getPreferredSize() {
        if (!wanted) {
            return new Dimension(0, 1);
        }
        int width = getParent() == null ? 0 : getParent().getWidth();
        return width > 0 ? new Dimension(width, heightFor(width)) : super.getPreferredSize();
    }
}
