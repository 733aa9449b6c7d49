package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** A rule that is changed. Whatever is chosen is right, so nothing of it is kept but the rules that are made. */
record AlterKind(Step.Alter step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isActive() {
        return true;
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
