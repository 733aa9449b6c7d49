package papan.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.Course;
import papan.analysis.Spacing;

/**
 * The numbers of a chart up to a cursor as one flat table: a first column that numbers the rows, then the columns of each
 * rule set. A chart about {@link ChartKind#FIRST} has a row for each rule set instead.
 */
public final class ChartTable {
    private final Chart chart;
    private final int cursor;
    private final boolean rowsAreRules;
    /** What stands in each column but the first. */
    private final List<Cell> cells;

    /** A column of one of the rule sets. */
    private record Cell(int entry, int column) {
        /** Not one of its numbers: the round. */
        static final int ROUND = -1;
    }

    public ChartTable(Chart chart, int cursor) {
        this.chart = chart;
        this.cursor = cursor;
        this.rowsAreRules = chart.kind() == ChartKind.FIRST;
        List<Cell> all = new ArrayList<>();
        for (int entry = 0; entry < (rowsAreRules ? 1 : chart.entries().size()); entry++) {
            if (severalRounds()) {
                all.add(new Cell(entry, Cell.ROUND));
            }
            // Boards of different sizes have different columns.
            for (int i = 0; i < chart.entries().get(entry).data().columns().size(); i++) {
                all.add(new Cell(entry, i));
            }
        }
        this.cells = List.copyOf(all);
    }

    /**
     * Whether turns or laps are counted through several rounds: then one stands there twice, as the round ended and as the
     * next is filled up.
     */
    private boolean severalRounds() {
        if (!chart.kind().hasSpacing() || chart.spacing() == Spacing.ROUND) {
            return false;
        }
        for (int i = 0; i < chart.entries().size(); i++) {
            int upTo = chart.upTo(i, cursor);
            Optional<Course> course = chart.entries().get(i).course();
            if (course.isPresent() && course.get().number(Spacing.ROUND, upTo) > 1) {
                return true;
            }
        }
        return false;
    }

    /** How many rows it has. */
    public int rows() {
        return rowsAreRules ? chart.entries().size() : chart.rows(cursor);
    }

    /** How many columns it has, the first included. */
    public int columns() {
        return 1 + cells.size();
    }

    /** A column's name in files. */
    public String key(int column) {
        if (column == 0) {
            return rowsAreRules ? "rules" : rowKey();
        }
        String key = column(column).key();
        return chart.entries().size() == 1 || rowsAreRules
                ? key
                : entry(column).rules().id() + "." + key;
    }

    private String rowKey() {
        if (chart.kind().hasSpacing()) {
            return switch (chart.spacing()) {
                case SEED -> "seedsSown";
                case LAP -> "lap";
                case TURN -> "turn";
                case ROUND -> "round";
            };
        }
        return switch (chart.kind()) {
            case LAPS -> "laps";
            case CAPTURES -> "seeds";
            case USUAL -> "turn";
            case MARGINS -> "margin";
            default -> "round";
        };
    }

    public String heading(int column, ChartText words) {
        if (column == 0) {
            return words.row(chart.kind(), chart.spacing());
        }
        Column which = column(column);
        return chart.entries().size() == 1 || rowsAreRules
                ? words.column(which)
                : words.column(entry(column).rules(), which);
    }

    /** What a number in a column, other than the first, is about. */
    public Column column(int column) {
        Cell cell = cells.get(column - 1);
        if (cell.column() == Cell.ROUND) {
            return Column.ROUND;
        }
        return chart.entries().get(cell.entry()).data().columns().get(cell.column());
    }

    private Chart.Entry entry(int column) {
        return chart.entries().get(cells.get(column - 1).entry());
    }

    /** The number of a row, for the first column. */
    public int number(int row) {
        for (int i = 0; i < chart.entries().size() && !rowsAreRules; i++) {
            ChartData data = chart.entries().get(i).data();
            int upTo = chart.upTo(i, cursor);
            if (row < data.rows(upTo)) {
                return data.number(row, upTo);
            }
        }
        return row;
    }

    /** The id of the rule set of a row, where rows are rule sets. */
    public String rulesOf(int row) {
        return chart.entries().get(row).rules().id();
    }

    public boolean rowsAreRules() {
        return rowsAreRules;
    }

    /** A number in a column other than the first; not a number where there is none. */
    public double value(int row, int column) {
        Cell cell = cells.get(column - 1);
        int which = rowsAreRules ? row : cell.entry();
        int upTo = chart.upTo(which, cursor);
        ChartData data = chart.entries().get(which).data();
        int at = rowsAreRules ? 0 : row;
        if (cell.column() == Cell.ROUND) {
            return at < data.rows(upTo) ? round(chart.entries().get(which), at, upTo) : Double.NaN;
        }
        return at < data.rows(upTo) ? data.value(at, cell.column(), upTo) : Double.NaN;
    }

    private static double round(Chart.Entry entry, int row, int upTo) {
        Course course = entry.course().orElseThrow();
        return course.number(Spacing.ROUND, entry.data().cursorOf(row, upTo).orElse(upTo));
    }

    /** The first cell of a row as people read it. */
    public String name(int row, ChartText words) {
        return rowsAreRules ? words.rules(chart.entries().get(row).rules()) : words.decimals(number(row), 0);
    }

    /** A cell other than the first as people read it. */
    public String text(int row, int column, ChartText words) {
        return words.number(value(row, column), column(column), chart.kind());
    }

    public OptionalInt cursorOf(int row) {
        return row < chart.data().rows(cursor) ? chart.data().cursorOf(row, cursor) : OptionalInt.empty();
    }

    /** All of it as people read it; the first row has the headings. */
    public List<List<String>> read(ChartText words) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(IntStream.range(0, columns())
                .mapToObj(column -> heading(column, words))
                .toList());
        for (int row = 0; row < rows(); row++) {
            int number = row;
            rows.add(IntStream.range(0, columns())
                    .mapToObj(column -> column == 0 ? name(number, words) : text(number, column, words))
                    .toList());
        }
        return rows;
    }
}
