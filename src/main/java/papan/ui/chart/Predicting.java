package papan.ui.chart;

import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.CourseChart;
import papan.analysis.Prediction;
import papan.analysis.Unit;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.replay.Timeline;
import papan.ui.playback.Playback;

/**
 * Predict first: somebody draws how a line will go over the first turns of a match, and only then is it shown, with the
 * widest gap between the two and the event that did most to open it. While they draw, the playback stands at its beginning
 * and is held there.
 */
final class Predicting {
    /** Turns that are predicted at most: more can hardly be thought ahead. */
    static final int MOST_ROWS = 13;

    private final Playback playback;
    private Optional<CourseChart> chart = Optional.empty();
    private Prediction prediction = Prediction.blank(1);
    private int column;
    private int pen;
    private int strokeRow;
    private double strokeValue;
    private boolean shown;
    /** Where the playback stood before, to which it goes back. */
    private int cursorBefore;

    Predicting(Playback playback) {
        this.playback = playback;
    }

    /** Whether a line of this kind of chart can be drawn by hand. */
    static boolean can(ChartKind kind) {
        return kind.form() == ChartKind.Form.LINES;
    }

    boolean isOn() {
        return chart.isPresent();
    }

    /** Whether the truth is shown. */
    boolean isShown() {
        return shown;
    }

    int column() {
        return column;
    }

    /** Begins, or begins again. */
    void begin(Chart about, int line) {
        if (!isOn()) {
            cursorBefore = playback.cursor();
        }
        CourseChart data = (CourseChart) about.data();
        chart = Optional.of(data);
        column = Math.min(line, data.columns().size() - 1);
        shown = false;
        int rows = Math.min(MOST_ROWS, data.rows(data.size()));
        // The beginning is no secret: the line starts where it starts.
        prediction = Prediction.blank(rows).with(0, data.value(0, column, 0));
        pen = Math.min(1, rows - 1);
        strokeRow = 0;
        strokeValue = prediction.values().get(0);
        // Last, because who listens to the playback asks at once what there is to draw.
        playback.setLocked(false);
        // Nothing beyond the beginning may be reached, or seen on the timeline.
        playback.load(playback.timeline(), 0, 0);
        playback.setLocked(true);
    }

    /** How many rows are predicted. */
    int rows() {
        return prediction.values().size();
    }

    /** The largest number that can be drawn. */
    double highest() {
        return chart.map(data -> switch (data.unit()) {
                    case HOUSES -> (double) data.course().layout().houses();
                    case SHARE -> 1.0;
                    default -> data.course().total() / 2.0;
                })
                .orElse(1.0);
    }

    /** The smallest number that can be drawn. */
    double lowest() {
        return chart.filter(data -> data.kind() == ChartKind.LEAD)
                .map(data -> -highest())
                .orElse(0.0);
    }

    /** Draws to a row: from where the pointer was, or from a new place. Of a line that is only a beginning nothing is drawn. */
    void draw(int row, double value, boolean begins) {
        if (rows() < 2) {
            return;
        }
        int at = Math.max(1, Math.min(row, rows() - 1));
        double number = step(Math.max(lowest(), Math.min(highest(), value)));
        if (begins) {
            strokeRow = at;
            strokeValue = number;
        }
        prediction = prediction.with(strokeRow, strokeValue, at, number);
        strokeRow = at;
        strokeValue = number;
        pen = at;
    }

    private double step(double value) {
        return isShare() ? Math.round(value * 20) / 20.0 : Math.rint(value);
    }

    private boolean isShare() {
        return chart.filter(data -> data.unit() == Unit.SHARE).isPresent();
    }

    /** Moves the pen along; a row without a number takes that of the row before. */
    void movePen(int by) {
        if (rows() < 2) {
            return;
        }
        int next = Math.max(1, Math.min(pen + by, rows() - 1));
        if (prediction.values().get(next).isNaN()) {
            prediction = prediction.with(next, valueAtPen());
        }
        pen = next;
    }

    /** Raises or lowers the pen. */
    void raise(int by) {
        draw(pen, valueAtPen() + by * (isShare() ? 0.05 : 1), true);
    }

    private double valueAtPen() {
        for (int row = pen; row >= 0; row--) {
            if (!prediction.values().get(row).isNaN()) {
                return prediction.values().get(row);
            }
        }
        return 0;
    }

    /** Shows the truth, as far as it was predicted. */
    void show() {
        chart.ifPresent(data -> {
            shown = true;
            release();
            playback.seek(data.cursorOf(rows() - 1, data.size()).orElse(data.size()));
        });
    }

    /** Ends it; the playback goes back to where it stood. */
    void leave() {
        if (isOn()) {
            chart = Optional.empty();
            shown = false;
            release();
            playback.seek(cursorBefore);
        }
    }

    private void release() {
        playback.setLocked(false);
        playback.load(
                playback.timeline(), playback.cursor(), playback.timeline().size());
    }

    /** What is drawn over the chart. */
    Optional<DrawnPrediction> sketch() {
        return chart.map(data -> new DrawnPrediction(prediction, shown ? -1 : pen, column));
    }

    /** Whether there is something beside the beginning. */
    boolean isBlank() {
        return prediction.values().stream().filter(value -> !value.isNaN()).count() < 2;
    }

    /** The widest gap between what was drawn and what came. */
    Optional<Prediction.Gap> gap() {
        return chart.flatMap(data -> {
            int end = data.cursorOf(rows() - 1, data.size()).orElse(data.size());
            return prediction.largestGap(data, column, end);
        });
    }

    /** What to do, or what came of it. */
    String told(ChartText words) {
        if (chart.isEmpty()) {
            return "";
        }
        CourseChart data = chart.get();
        Column line = data.columns().get(column);
        if (!shown) {
            String task = words.text("charts.predict.draw", Map.of("what", words.column(line)));
            String value = words.number(valueAtPen(), line.unit());
            String at = words.at(data.spacing(), data.number(pen, data.size()));
            return isBlank() ? task : words.text("charts.predict.value", Map.of("at", at, "value", value));
        }
        return gap().map(gap -> words.text(
                        "charts.predict.gap",
                        Map.of(
                                "at", words.at(data.spacing(), data.number(gap.row(), data.size())),
                                "predicted", words.number(gap.predicted(), line.unit()),
                                "actual", words.number(gap.actual(), line.unit()),
                                "event", event(words, gap.cursor()))))
                .orElse("");
    }

    private String event(ChartText words, int cursor) {
        Timeline timeline = playback.timeline();
        return cursor == 0 ? "" : words.captions().format(timeline.caption(cursor - 1));
    }
}
