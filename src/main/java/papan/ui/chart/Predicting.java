package papan.ui.chart;

import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.CourseChart;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;
import papan.ui.playback.Playback;
import papan.ui.plot.DrawnPrediction;
import papan.ui.plot.LinePen;

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
    private LinePen pen = LinePen.on(new CurveSheet(ChartKind.STORES, Spacing.TURN, 0, 0, 0, 1, 1));
    private int column;
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

    boolean isShown() {
        return shown;
    }

    /** Whether a line is being drawn. */
    boolean isOpen() {
        return isOn() && !shown;
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
        pen = LinePen.on(sheet(data));
        // Last, because who listens to the playback asks at once what there is to draw.
        playback.setLocked(false);
        // Nothing beyond the beginning may be reached, or seen on the timeline.
        playback.load(playback.timeline(), 0, 0);
        playback.setLocked(true);
    }

    private CurveSheet sheet(CourseChart data) {
        boolean share = data.unit() == Unit.SHARE;
        double highest = switch (data.unit()) {
            case HOUSES -> data.course().layout().houses();
            case SHARE -> 1;
            default -> data.course().total() / 2.0;
        };
        return new CurveSheet(
                data.kind(),
                data.spacing(),
                data.value(0, column, 0),
                rows(data) - 1,
                data.kind() == ChartKind.LEAD ? -highest : 0,
                highest,
                share ? 0.05 : 1);
    }

    private static int rows(CourseChart data) {
        return Math.min(MOST_ROWS, data.rows(data.size()));
    }

    void draw(UnaryOperator<LinePen> stroke) {
        pen = stroke.apply(pen);
    }

    /** Shows the truth, as far as it was predicted. */
    void show() {
        chart.ifPresent(data -> {
            shown = true;
            release();
            playback.seek(end(data));
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
        return chart.map(data -> new DrawnPrediction(pen, !shown, column));
    }

    /** Whether there is something beside the beginning. */
    boolean isBlank() {
        return pen.isBlank();
    }

    /** The cursor up to which it was predicted. */
    private static int end(CourseChart data) {
        return data.cursorOf(rows(data) - 1, data.size()).orElse(data.size());
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
            String value = words.number(pen.value(), line.unit());
            String at = words.at(data.spacing(), data.number(pen.row(), data.size()));
            return isBlank() ? task : words.text("charts.predict.value", Map.of("at", at, "value", value));
        }
        return pen.line()
                .largestGap(data, column, end(data))
                .map(gap -> words.text(
                        "charts.predict.gap",
                        Map.of(
                                "at", words.at(data.spacing(), data.number(gap.row(), data.size())),
                                "predicted", words.number(gap.predicted(), line.unit()),
                                "actual", words.number(gap.actual(), line.unit()),
                                "event", playback.timeline().told(gap.cursor(), words.captions()))))
                .orElse("");
    }
}
