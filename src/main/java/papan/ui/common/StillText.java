package papan.ui.common;

import java.awt.FontMetrics;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.text.StyledDocument;

/**
 * Text that is as wide as the place that is given to it: while what it says goes on one line there, nothing around it is
 * laid out anew. It is for what changes with every seed.
 */
public class StillText extends ReadOnlyText {
    /** What a line needs beside its letters, of scale 1. */
    private static final int SLACK = 4;

    private boolean still;
    private int least = 1;

    /** A text in a type and colour of the theme. */
    public StillText(String fontKey, String colourKey) {
        super(fontKey, colourKey);
    }

    @Override
    protected final void write(String text, Consumer<StyledDocument> inks) {
        still = isAtRest(text);
        super.write(text, inks);
    }

    private boolean isAtRest(String text) {
        FontMetrics metrics = getFontMetrics(getFont());
        return getHeight() >= metrics.getHeight()
                && getHeight() <= restingHeight()
                && text.indexOf('\n') < 0
                && metrics.stringWidth(text) <= getWidth() - Px.of(SLACK);
    }

    /**
     * Says how many lines there is room for at least, where nobody knows which sentences are to come: so that what lies
     * around it moves as seldom as possible.
     */
    public void reserve(int lines) {
        least = lines;
        Optional.ofNullable((JComponent) getParent()).ifPresent(JComponent::revalidate);
    }

    /** For how many lines there is room at least. */
    protected final int reserved() {
        return least;
    }

    @Override
    public int heightFor(int width) {
        return Math.max(least * lineHeight(), super.heightFor(width));
    }

    /** How high it is while no text needs more lines than there is room for. */
    protected int restingHeight() {
        return least * lineHeight();
    }

    /** How high a line is, with what is between it and the next. */
    protected final int lineHeight() {
        return Math.round(getFontMetrics(getFont()).getHeight() * (1 + LEADING));
    }

    @Override
    public void revalidate() {
        if (still) {
            invalidate();
        } else {
            super.revalidate();
        }
    }

    @Override
    public void updateUI() {
        still = false;
        super.updateUI();
    }
}
