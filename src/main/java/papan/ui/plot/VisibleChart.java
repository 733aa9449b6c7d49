package papan.ui.plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.analysis.ChartData;
import papan.analysis.Course;
import papan.chart.Chart;
import papan.lesson.kind.CurveSheet;

/**
 * What a drawing may know of a chart: its rows up to the cursor. Rows beyond it do not exist here.
 */
final class VisibleChart {
    private Chart chart;
    /** The rule sets that this drawing is about, by their number in the chart; the axes are those of all. */
    private List<Integer> entries;

    private int cursor;
    /** The furthest cursor that has been seen of this chart; going back does not shrink the axes. */
    private int furthest;

    private double least;
    private double most;
    /** Rows for which the axis makes room although they have not been seen, so that one can draw there first. */
    private int reach;

    /** By rule set: how many rows have been looked through for {@link #least} and {@link #most}. */
    private int[] looked;

    /** A chart of which all or only one of its rule sets is drawn. */
    VisibleChart(Chart chart, List<Integer> entries) {
        this.chart = chart;
        this.entries = List.copyOf(entries);
        this.looked = new int[chart.entries().size()];
    }

    /** Shows another chart of the same kind; what has been seen of the one before is forgotten. Tells nobody. */
    void load(Chart next, List<Integer> drawn) {
        chart = next;
        entries = List.copyOf(drawn);
        cursor = 0;
        furthest = 0;
        reach = 0;
        least = 0;
        most = 0;
        looked = new int[chart.entries().size()];
    }

    /** Reveals as much as a cursor allows. Tells nobody. */
    void reveal(int to) {
        cursor = to;
        furthest = Math.max(furthest, to);
        for (int i = 0; i < looked.length && Extent.growsWithNumbers(chart.data()); i++) {
            look(i);
        }
    }

    /** Rows that are complete are looked at once; the last may still change. */
    private void look(int entry) {
        ChartData data = data(entry);
        int upTo = chart.upTo(entry, furthest);
        int rows = data.rows(upTo);
        for (int row = looked[entry]; row < rows; row++) {
            for (int column = 0; column < data.columns().size(); column++) {
                if (data.columns().get(column).unit() != data.unit()) {
                    // Rounds won and houses burnt stand in the table, but have no place on an axis of seeds.
                    continue;
                }
                double value = data.value(row, column, upTo);
                least = Math.min(least, Double.isNaN(value) ? least : value);
                most = Math.max(most, Double.isNaN(value) ? most : value);
            }
        }
        boolean grows = chart.kind().hasSpacing();
        looked[entry] = grows ? Math.max(0, rows - 1) : 0;
    }

    Chart chart() {
        return chart;
    }

    List<Integer> entries() {
        return entries;
    }

    /** Whether lines of several rule sets are drawn over one another. */
    boolean overlays() {
        return entries.size() > 1;
    }

    ChartData data(int entry) {
        return chart.entries().get(entry).data();
    }

    Course course(int entry) {
        return chart.entries().get(entry).course().orElseThrow();
    }

    int cursor() {
        return cursor;
    }

    int furthest() {
        return furthest;
    }

    /** Makes room on the axes for what can be drawn on a sheet; for none if there is none. */
    void setReach(Optional<CurveSheet> sheet) {
        reach = sheet.map(any -> any.points() + 1).orElse(0);
        least = Math.min(least, sheet.map(CurveSheet::lowest).orElse(0.0));
        most = Math.max(most, sheet.map(CurveSheet::highest).orElse(0.0));
    }

    /** Rows for which the axis makes room although they have not been seen. */
    int reach() {
        return reach;
    }

    /** The smallest number that has been seen under any of the rule sets, or 0. */
    double least() {
        return least;
    }

    /** The largest number that has been seen under any of the rule sets, or 0. */
    double most() {
        return most;
    }

    /** How far a rule set is revealed. */
    int upTo(int entry) {
        return chart.upTo(entry, cursor);
    }

    /** The rule set of this drawing of which most rows are revealed. */
    int longest() {
        return entries.stream().max(Comparator.comparingInt(this::rows)).orElseThrow();
    }

    /** The rows of a rule set that are revealed. */
    int rows(int entry) {
        return data(entry).rows(upTo(entry));
    }

    /** The rows that have been seen of the longest of all rule sets. */
    int seenRows() {
        return chart.rows(furthest);
    }

    double value(int entry, int row, int column) {
        return data(entry).value(row, column, upTo(entry));
    }

    /** The row to which the cursor belongs. */
    OptionalInt here(int entry) {
        int upTo = upTo(entry);
        return data(entry).rowOf(upTo, upTo);
    }

    /** The cursor to which a row leads that has been seen, and that belongs to the first rule set. */
    OptionalInt cursorOf(int row) {
        ChartData first = data(0);
        return row >= 0 && row < first.rows(furthest) ? first.cursorOf(row, furthest) : OptionalInt.empty();
    }

    /** The numbers of all rule sets of a chart, for drawings that show them together. */
    static List<Integer> all(Chart chart) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < chart.entries().size(); i++) {
            all.add(i);
        }
        return all;
    }
}
