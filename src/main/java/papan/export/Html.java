package papan.export;

import papan.format.Visible;

/** What every page of HTML needs. */
final class Html {
    private Html() {}

    /** A text that means itself, inside an element or an attribute in double quotes. */
    static String escape(String text) {
        return Visible.handedOn(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
