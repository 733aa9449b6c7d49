package papan.ui.telling;

import papan.ui.common.ReadOnlyText;

/** A text that keeps room for two lines, so that nothing below it moves while it changes. */
public final class TwoLines extends ReadOnlyText {
    /** Nothing as yet, in a type and a colour by their UI keys. */
    public TwoLines(String font, String colour) {
        super(font, colour);
    }

    /** Another sentence fits into the same room: the page around it need not be laid out anew. */
    @Override
    public boolean isValidateRoot() {
        return true;
    }

    @Override
    public int heightFor(int width) {
        int lines = Math.round(getFontMetrics(getFont()).getHeight() * 2 * (1 + LEADING));
        return Math.max(super.heightFor(width), lines);
    }
}
