package papan.ui.common;

import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DocumentFilter;
import org.jspecify.annotations.Nullable;

/** Takes no more of a text than is kept of it. */
public final class LongestText extends DocumentFilter {
    private final int longest;

    /**
     * A bound for a text.
     *
     * @param longest in characters
     */
    public LongestText(int longest) {
        this.longest = longest;
    }

    @Override
    public void insertString(FilterBypass to, int at, @Nullable String text, @Nullable AttributeSet how)
            throws BadLocationException {
        replace(to, at, 0, text, how);
    }

    @Override
    public void replace(FilterBypass to, int at, int length, @Nullable String text, @Nullable AttributeSet how)
            throws BadLocationException {
        int room = longest - (to.getDocument().getLength() - length);
        String more = text == null ? "" : text;
        to.replace(at, length, more.substring(0, Math.max(0, Math.min(room, more.length()))), how);
    }
}
