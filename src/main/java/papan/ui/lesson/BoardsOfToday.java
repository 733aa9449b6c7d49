package papan.ui.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.learner.PracticePlan;
import papan.ui.common.SupersedingTask;

/** The boards to be practised now, looked for in the background when first asked for, and remembered while the plan stays. */
final class BoardsOfToday {
    private final SupersedingTask search = new SupersedingTask();
    private final List<Consumer<PracticePlan.Boards>> waiting = new ArrayList<>();
    private Optional<PracticePlan> asked = Optional.empty();
    private Optional<PracticePlan.Boards> found = Optional.empty();

    /** Gives those of a plan: at once if they are known, else when they are found, unless another plan is asked for. */
    void ask(PracticePlan plan, Consumer<PracticePlan.Boards> then) {
        if (!asked.equals(Optional.of(plan))) {
            stop();
            asked = Optional.of(plan);
            search.run(any -> plan.now(), this::take, failure -> take(PracticePlan.Boards.NONE));
        }
        found.ifPresentOrElse(then, () -> waiting.add(then));
    }

    private void take(PracticePlan.Boards boards) {
        found = Optional.of(boards);
        List<Consumer<PracticePlan.Boards>> told = List.copyOf(waiting);
        waiting.clear();
        told.forEach(each -> each.accept(boards));
    }

    /** Looks for nothing any more. */
    void stop() {
        search.stop();
        waiting.clear();
        asked = Optional.empty();
        found = Optional.empty();
    }
}
