package papan.export;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A line of comma-separated values. */
public final class CsvLine {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+([.,][0-9]+)?");

    /** What begins a formula, where a cell may begin: programs split lines at other signs than commas too. */
    private static final Pattern FORMULA = Pattern.compile("((?:^|[;|\\t\\r\\n])\\s*+)([=+\\-@＝＋－＠])");

    private CsvLine() {}

    /** The line with these values. */
    public static String of(List<String> values) {
        return values.stream().map(CsvLine::cell).collect(Collectors.joining(","));
    }

    /** A value that no spreadsheet takes for a formula: files come from strangers. */
    private static String cell(String value) {
        if (NUMBER.matcher(value).matches()) {
            return value;
        }
        String safe = FORMULA.matcher(value).replaceAll("$1'$2");
        return safe.matches("(?s).*[\",;|\t\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
