package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;

/** Prints a chart as a table for people, with its title above and its sentence below. */
final class PlainChart {
    private PlainChart() {}

    static void print(Chart chart, int cursor, ChartText words, PrintWriter out) {
        lines(chart, cursor, words).forEach(out::println);
    }

    static List<String> lines(Chart chart, int cursor, ChartText words) {
        ChartTable table = new ChartTable(chart, cursor);
        List<List<String>> lines = new ArrayList<>();
        lines.add(table.headings(words));
        for (int row = 0; row < table.rows(); row++) {
            List<String> line = new ArrayList<>(List.of(table.name(row, words)));
            for (int column = 1; column < table.columns(); column++) {
                line.add(table.text(row, column, words));
            }
            lines.add(line);
        }
        int[] widths = new int[table.columns()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], TerminalColumn.width(line.get(i)));
            }
        }
        List<String> all = new ArrayList<>(List.of(words.title(chart)));
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                text.append(i == 0 ? "" : "  ").append(TerminalColumn.right(line.get(i), widths[i]));
            }
            all.add(text.toString());
        }
        all.add(words.sentence(chart, cursor));
        return all;
    }
}
