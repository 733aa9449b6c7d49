package papan.ui.compare;

import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import papan.analysis.Course;

/** One chart of all boards. The window provides it, because workspaces don't know one another. */
public interface ComparisonChart {
    /** The chart with what chooses its question. */
    JComponent view();

    /** Shows other courses, one for each board, from their beginning. */
    void load(List<Course> courses);

    /** Shows so many events of the first course, and of the others what happened until then. */
    void follow(int cursor);

    /** Who hears which event of the first course the pointer asks for. */
    void onAsked(IntConsumer asked);
}
