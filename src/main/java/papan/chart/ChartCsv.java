package papan.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The numbers of a chart as comma-separated values, for spreadsheets and other programs: keys as headings, a point before
 * decimals, whatever the language. Cells without a number are empty.
 */
public final class ChartCsv {
    private static final int DECIMALS = 6;

    private ChartCsv() {}

    /** The text of the file, lines ended by a line feed. */
    public static String of(Chart chart, int cursor) {
        ChartTable table = new ChartTable(chart, cursor);
        StringBuilder text = new StringBuilder();
        text.append(IntStream.range(0, table.columns()).mapToObj(table::key).collect(Collectors.joining(",")))
                .append('\n');
        for (int row = 0; row < table.rows(); row++) {
            if (!table.rowsAreRules() && row > 0 && table.number(row) == table.number(row - 1)) {
                // The next round is filled up: no turn of its own.
                continue;
            }
            text.append(table.rowsAreRules() ? table.rulesOf(row) : Integer.toString(table.number(row)));
            for (int column = 1; column < table.columns(); column++) {
                text.append(',').append(number(table.value(row, column)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** A number without needless zeros; nothing for what is not one. */
    static String number(double value) {
        if (Double.isNaN(value)) {
            return "";
        }
        return value == Math.rint(value)
                ? Long.toString((long) value)
                : BigDecimal.valueOf(value)
                        .setScale(DECIMALS, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros()
                        .toPlainString();
    }
}
