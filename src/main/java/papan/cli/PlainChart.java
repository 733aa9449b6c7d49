package papan.cli;

import java.util.ArrayList;
import java.util.List;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;

/** Prints a chart as a table for people, with its title above and its sentence below. */
final class PlainChart {
    private PlainChart() {}

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
        List<String> all = new ArrayList<>(List.of(words.title(chart)));
        all.addAll(TerminalColumn.table(lines, 0));
        all.add(words.sentence(chart, cursor));
        return all;
    }
}
