package papan.lesson.kind;

import java.util.Optional;
import papan.format.RecordTexts;
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
    public Step said(String key, TextReplacer texts) {
        return new Step.Ask(
                texts.head(key, step.head()),
                RecordTexts.said(step.question(), key + ".question", texts::word),
                texts.feedback(key + ".feedback", step.feedback()),
                step.asking());
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        texts.plain(path + ".question.text", step.question().text());
        QuestionKinds.of(step.question()).readTexts(path + ".question", texts);
        step.feedback().texts().forEach((key, text) -> texts.plain(path + ".feedback." + key, text));
    }

    @Override
    public String answerType() {
        return QuestionKinds.of(step.question()).type();
    }
}
