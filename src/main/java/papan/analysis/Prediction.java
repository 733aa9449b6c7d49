package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What somebody thinks a line will do, row by row, before it is shown. Immutable; a stroke gives the next one.
 *
 * @param values by row; not a number where nothing has been drawn
 */
public record Prediction(List<Double> values) {
    public Prediction {
        values = List.copyOf(values);
    }

    /**
     * Where prediction and truth lie furthest apart.
     *
     * @param cursor the cursor just after the event that did most to part them
     */
    public record Gap(int row, double predicted, double actual, int cursor) {}

    /** Nothing drawn yet. */
    public static Prediction blank(int rows) {
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            values.add(Double.NaN);
        }
        return new Prediction(values);
    }

    /** With a value at a row. */
    public Prediction with(int row, double value) {
        List<Double> next = new ArrayList<>(values);
        next.set(row, value);
        return new Prediction(next);
    }

    /** With a straight stroke from one row to another, as a pointer draws that moves too fast for every row. */
    public Prediction with(int from, double start, int to, double end) {
        List<Double> next = new ArrayList<>(values);
        int step = from <= to ? 1 : -1;
        for (int row = from; row != to + step; row += step) {
            double part = from == to ? 1 : (double) (row - from) / (to - from);
            next.set(row, start + part * (end - start));
        }
        return new Prediction(next);
    }

    /** The largest gap between what was drawn and what came; empty if nothing was drawn that can be compared. */
    public Optional<Gap> largestGap(CourseChart chart, int column, int upTo) {
        int rows = Math.min(values.size(), chart.rows(upTo));
        int widest = -1;
        double most = -1;
        for (int row = 0; row < rows; row++) {
            double gap = Math.abs(values.get(row) - chart.value(row, column, upTo));
            if (gap > most) {
                most = gap;
                widest = row;
            }
        }
        if (widest < 0) {
            return Optional.empty();
        }
        int from = chart.before(widest, upTo);
        int to = chart.cursorOf(widest, upTo).orElse(from);
        int cursor = to > from ? chart.steepest(column, from, to) : to;
        return Optional.of(new Gap(widest, values.get(widest), chart.value(widest, column, upTo), cursor));
    }
}
