package papan.cli;

/** A column of a table on a terminal, where a Chinese character is as wide as two letters. */
final class TerminalColumn {
    private TerminalColumn() {}

    /** A text with spaces behind it up to a width in letters. */
    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** A text with spaces before it up to a width in letters. */
    static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** How wide a text is, in letters. */
    static int width(String text) {
        return text.codePoints().map(c -> isWide(c) ? 2 : 1).sum();
    }

    private static boolean isWide(int character) {
        boolean fullWidthForm = character >= 0xFF01 && character <= 0xFF60;
        boolean punctuation = character >= 0x3000 && character <= 0x303F;
        return Character.isIdeographic(character) || punctuation || fullWidthForm;
    }
}
