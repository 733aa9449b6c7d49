package papan.ui.plot;

import papan.analysis.Prediction;
import papan.lesson.kind.CurveSheet;

/**
 * A line that somebody draws on a sheet, by a pointer or by keys. Immutable; a stroke gives the next one.
 *
 * @param line what is drawn
 * @param row where the pen stands
 */
public record LinePen(CurveSheet sheet, Prediction line, int row) {
    /** A sheet with nothing on it but where the line begins, which is no secret. */
    public static LinePen on(CurveSheet sheet) {
        Prediction start = Prediction.blank(sheet.points() + 1).with(0, sheet.start());
        return new LinePen(sheet, start, Math.min(1, sheet.points()));
    }

    /** With another line on the same sheet. */
    public LinePen with(Prediction other) {
        return new LinePen(sheet, other, row);
    }

    /** Whether there is nothing beside the beginning. */
    public boolean isBlank() {
        return line.values().stream().filter(value -> !value.isNaN()).count() < 2;
    }

    /**
     * Draws to a row, and over all rows on the way. On a sheet that has only a beginning nothing is drawn.
     *
     * @param begins whether the stroke begins there, and not where the pen stands
     */
    public LinePen draw(int to, double value, boolean begins) {
        if (sheet.points() == 0) {
            return this;
        }
        int at = within(to);
        double from = line.values().get(row);
        Prediction stroke =
                begins || Double.isNaN(from) ? line.with(at, value) : line.with(row, from, at, sheet.nearest(value));
        for (int i = 1; i <= sheet.points(); i++) {
            double each = stroke.values().get(i);
            stroke = Double.isNaN(each) ? stroke : stroke.with(i, sheet.nearest(each));
        }
        return new LinePen(sheet, stroke.with(0, sheet.start()), at);
    }

    /** Moves along and draws nothing. */
    LinePen look(int by) {
        return new LinePen(sheet, line, within(row + by));
    }

    /** Moves along; a row without a number takes that of the row before. */
    public LinePen move(int by) {
        LinePen there = look(by);
        return there.line.values().get(there.row).isNaN() ? there.draw(there.row, there.value(), true) : there;
    }

    /** Draws so many steps higher. */
    public LinePen raise(int by) {
        return draw(row, value() + by * sheet.step(), true);
    }

    private int within(int any) {
        return Math.max(Math.min(1, sheet.points()), Math.min(any, sheet.points()));
    }

    /** The number at the pen, or the latest before it. */
    public double value() {
        int at = row;
        while (line.values().get(at).isNaN()) {
            at--;
        }
        return line.values().get(at);
    }
}
