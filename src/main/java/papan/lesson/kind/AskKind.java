package papan.lesson.kind;

import java.util.Optional;
import papan.lesson.script.Step;

/** A step that asks. Everything about the question itself is in its {@link QuestionKind}. */
record AskKind(Step.Ask step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return true;
    }

    @Override
    public boolean isAside() {
        return false;
    }

    @Override
    public Optional<String> print(Staged staged) {
        QuestionKind kind = QuestionKinds.of(step.question());
        return Optional.of(String.join(
                "\n",
                kind.type(),
                kind.print(),
                String.join(",", staged.options()),
                kind.isAnswerText() ? "" : staged.rightAnswer(),
                staged.end().toString()));
    }

    @Override
    public String answerType() {
        return QuestionKinds.of(step.question()).type();
    }
}
