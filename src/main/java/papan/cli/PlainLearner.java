package papan.cli;

import java.util.ArrayList;
import java.util.List;
import papan.lesson.Act;
import papan.lesson.LessonRun;
import papan.lesson.LessonState;
import papan.lesson.Stage;

/** Who goes through a lesson on a terminal. */
final class PlainLearner {
    private final List<Act> acts = new ArrayList<>();
    private LessonState state;

    PlainLearner(LessonRun run) {
        state = LessonState.of(run);
    }

    /** How far the learner has come. */
    LessonState state() {
        return state;
    }

    /** What the learner has done, in order. */
    List<Act> acts() {
        return List.copyOf(acts);
    }

    /** The step at which the learner is. */
    Stage stage() {
        return state.stage();
    }

    /** Does something; says whether that leads to another step. */
    boolean act(Act act) {
        int before = state.entries();
        acts.add(act);
        state = state.after(act);
        return state.entries() != before;
    }
}
