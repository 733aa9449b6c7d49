package papan.ui.common;

/** A paragraph on a card for a class. */
public record CardLine(Style style, String text) {

    /** What a paragraph is. */
    public enum Style {
        TITLE,
        HEAD,
        TEXT,
        /** The line that decides, on a ground of its own. */
        LIT,
        /** A line that was passed over. */
        PASSED
    }
}
