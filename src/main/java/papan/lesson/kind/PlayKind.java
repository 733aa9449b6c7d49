package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** Moves to watch. */
record PlayKind(Step.Play step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isAside() {
        return false;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.empty();
    }
}
