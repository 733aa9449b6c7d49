package papan.ui.chart;

/** The little HTML that a tool tip needs to have more than one line. */
final class Html {
    private Html() {}

    static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** Escaped lines as one text. */
    static String lines(String... lines) {
        return "<html>" + String.join("<br>", lines) + "</html>";
    }
}
