package papan.ui.lesson;

import javax.swing.JComponent;
import papan.chart.Chart;
import papan.lesson.script.AskedChart;

/** What a lesson asks of the chart below its board. Called on the event dispatch thread. */
public interface LessonChart {

    /** The chart itself. */
    JComponent view();

    /** Shows what a step asks for, its texts ready to be shown. */
    void ask(AskedChart chart);

    /** Shows what many rounds came to, until something else is asked for. */
    void askRounds(Chart rounds);

    /** Writes in letters of a size in pixels: those who look may be far away. */
    void setLetters(float size);

    /** No step asks for a chart now: one of the author's own is put away, one of the program's may stay. */
    void rest();
}
