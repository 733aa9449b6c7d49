package papan.export;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Comma-separated values as Excel opens them by a double click: it takes a file for UTF-8 only by the mark of order at its
 * head, and splits lines at semicolons where numbers are written with a comma.
 */
public final class ExcelCsv {
    /** How names of such files end. */
    public static final String END = "excel.csv";

    private static final char MARK = '\uFEFF';

    /** A cell in quotes, or without, and the comma or the end of the line after it. */
    private static final Pattern CELL = Pattern.compile("(\"(?:[^\"]|\"\")*\"|[^,\"\\n]*)(,|\\n|$)");

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+");

    private ExcelCsv() {}

    /** The country of this computer. */
    public static Locale here() {
        return Locale.getDefault(Locale.Category.FORMAT);
    }

    /** The bytes of a file: for Excel if its name says so. */
    public static byte[] of(String csv, Path file) {
        boolean excel = file.toString().toLowerCase(Locale.ROOT).endsWith("." + END);
        return excel ? of(csv, here()) : csv.getBytes(StandardCharsets.UTF_8);
    }

    /** The bytes of the file for computers of a country. */
    public static byte[] of(String csv, Locale country) {
        boolean comma = DecimalFormatSymbols.getInstance(country).getDecimalSeparator() == ',';
        String lines = CELL.matcher(csv).replaceAll(cell -> cell(cell, comma));
        return (MARK + lines).getBytes(StandardCharsets.UTF_8);
    }

    private static String cell(MatchResult cell, boolean comma) {
        String value = cell.group(1);
        String written = comma && DECIMAL.matcher(value).matches() ? value.replace('.', ',') : value;
        String end = switch (cell.group(2)) {
            case "," -> comma ? ";" : ",";
            case "\n" -> "\r\n";
            default -> "";
        };
        return Matcher.quoteReplacement(written + end);
    }
}
