package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** A position or a picture to look at. */
record ShowKind(Step.Show step) implements StepKind {
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
