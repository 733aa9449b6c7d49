package papan.ui.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.learner.PracticePlan;
import papan.ui.common.SupersedingTask;

/** The boards to be practised now, looked for in the background when first asked for, and remembered while the plan stays. */
final class BoardsOfToday {
    private final SupersedingTask search = new SupersedingTask();
    private Consumer<PracticePlan.Boards> waiting = boards -> {};
    private Optional<PracticePlan> asked = Optional.empty();
    private Optional<PracticePlan.Boards> found = Optional.empty();

    /** Gives those of a plan: at once if they are known, else when they are found, unless another plan is asked for. */
    void ask(PracticePlan plan, Consumer<PracticePlan.Boards> then) {
        if (!asked.equals(Optional.of(plan))) {
            stop();
            asked = Optional.of(plan);
            search.run(any -> plan.now(), this::take, failure -> take(PracticePlan.Boards.NONE));
        }
        found.ifPresentOrElse(then, () -> waiting = waiting.andThen(then));
    }

    private void take(PracticePlan.Boards boards) {
        found = Optional.of(boards);
        Consumer<PracticePlan.Boards> told = waiting;
        waiting = any -> {};
        told.accept(boards);
    }

    /** Looks for nothing any more. */
    void stop() {
        search.stop();
        waiting = boards -> {};
        asked = Optional.empty();
        found = Optional.empty();
    }
}
