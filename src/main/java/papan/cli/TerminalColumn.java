package papan.cli;

import java.util.List;
import java.util.stream.Stream;

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

    /** How wide the widest of some texts is. */
    static int widest(Stream<String> texts) {
        return texts.mapToInt(TerminalColumn::width).max().orElse(0);
    }

    /**
     * The lines of a table, all of whose rows have as many cells.
     *
     * @param words so many of its first columns are read from the left; the others are numbers
     */
    static List<String> table(List<List<String>> rows, int words) {
        List<StringBuilder> lines =
                rows.stream().map(row -> new StringBuilder()).toList();
        for (int column = 0; !rows.isEmpty() && column < rows.get(0).size(); column++) {
            int at = column;
            int width = widest(rows.stream().map(row -> row.get(at)));
            for (int row = 0; row < lines.size(); row++) {
                String cell = rows.get(row).get(column);
                lines.get(row)
                        .append(column == 0 ? "" : "  ")
                        .append(column < words ? left(cell, width) : right(cell, width));
            }
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    private static boolean isWide(int character) {
        boolean fullWidthForm = character >= 0xFF01 && character <= 0xFF60;
        boolean punctuation = character >= 0x3000 && character <= 0x303F;
        return Character.isIdeographic(character) || punctuation || fullWidthForm;
    }
}
