package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** A position in which the learner moves. */
record TryingKind(Step.Trying step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return true;
    }

    @Override
    public boolean isAside() {
        return true;
    }

    @Override
    public Optional<String> print(Staged staged) {
        return Optional.of(String.join(
                "\n",
                TRY,
                step.goal() + " " + step.fail() + " " + step.moves(),
                step.opponent().toString(),
                step.rungs().isEmpty()
                        ? staged.begin().toString()
                        : step.rungs().toString()));
    }
}
