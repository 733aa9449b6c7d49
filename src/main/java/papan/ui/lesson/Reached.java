package papan.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import papan.lesson.LessonRun;
import papan.lesson.Panel;
import papan.lesson.Stage;

/** How far the learner has come in each step: what was seen once may be seen again. */
final class Reached {
    private final Map<Integer, Integer> cursors = new HashMap<>();
    /** The step at which the lesson was opened: what lies before it counts as seen. */
    private int openedAt;

    /** Nothing has been seen. */
    void clear() {
        cursors.clear();
        openedAt = 0;
    }

    /** The lesson was opened at a step. */
    void openAt(int step) {
        openedAt = Math.max(0, step);
    }

    /** A step as if it had never been shown. */
    void forget(int step) {
        cursors.remove(step);
    }

    /** Whether a step has been shown. */
    boolean has(int step) {
        return cursors.containsKey(step);
    }

    /** How far a stage was seen; its beginning if it never was. */
    int in(Stage stage) {
        return cursors.getOrDefault(stage.index(), stage.start());
    }

    void put(int step, int cursor) {
        cursors.put(step, cursor);
    }

    /** Whether a step to which the learner has come reveals a panel. */
    boolean reveals(LessonRun run, Panel panel) {
        return run.stages().stream()
                .filter(each -> each.index() < openedAt || has(each.index()))
                .anyMatch(each -> each.step()
                        .head()
                        .panels()
                        .filter(panels -> panels.contains(panel))
                        .isPresent());
    }
}
