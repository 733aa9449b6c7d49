package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** The same moves under several rule sets, side by side. */
record CompareKind(Step.Compare step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isAside() {
        return true;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.empty();
    }
}
