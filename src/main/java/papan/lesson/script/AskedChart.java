package papan.lesson.script;

import java.util.Set;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Spacing;
import papan.model.Says;
import papan.replay.Mark;

/**
 * A chart that a lesson shows: one of the program's, or one of the author's own.
 *
 * @param id of the author's own; empty for the program's
 * @param plan which numbers it shows
 * @param title what the author calls it; empty for the program's, which have a question of their own
 * @param note what to look for; may be empty
 * @param marks which events are marked above it
 * @param asTable whether it is shown as a table at first
 */
public record AskedChart(
        String id,
        ChartPlan plan,
        @Says(translated = true) String title,
        @Says(translated = true) String note,
        Set<Mark.Kind> marks,
        boolean asTable) {
    /** The events that can be marked above a chart. */
    public static final Set<Mark.Kind> ALL_MARKS = Set.of(Mark.Kind.RELAY, Mark.Kind.CAPTURE, Mark.Kind.EXTRA_TURN);

    public AskedChart {
        marks = Set.copyOf(marks);
    }

    /** One of the program's own. */
    public static AskedChart of(ChartKind kind, Spacing per) {
        return new AskedChart("", ChartPlan.of(kind, per), "", "", ALL_MARKS, false);
    }

    /** Whether it is one of the author's own. */
    public boolean isOwn() {
        return !id.isEmpty();
    }
}
