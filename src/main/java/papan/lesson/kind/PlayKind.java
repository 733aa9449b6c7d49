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

    @Override
    public Step said(String key, TextReplacer texts) {
        return new Step.Play(
                texts.head(key, step.head()),
                step.moves(),
                step.pace(),
                step.stopAt(),
                step.continues(),
                step.pauseOn());
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        // It has none.
    }
}
