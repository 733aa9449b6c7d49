package papan.ui.lesson;

import javax.swing.JComponent;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;

/** What a lesson asks of the chart below its board. Called on the event dispatch thread. */
public interface LessonChart {

    /** The chart itself. */
    JComponent view();

    /** Puts the question of a step that shows a chart. */
    void ask(ChartKind kind, Spacing spacing);
}
