package papan.lesson;

import java.util.Optional;
import java.util.stream.Collectors;

/** A question; what there is to know of the question knows its {@link QuestionKind}. */
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
    public Optional<String> print(LessonRun run, Stage stage) {
        QuestionKind kind = QuestionKinds.of(step.question());
        String options = run.options(stage).stream().map(AnswerOption::id).collect(Collectors.joining(","));
        return Optional.of(String.join(
                "\n",
                kind.type(),
                kind.print(),
                options,
                kind.isAnswerText() ? "" : run.rightAnswer(stage),
                stage.timeline().positionAt(stage.end()).toString()));
    }

    @Override
    public Step said(String key, LessonStrings texts) {
        return texts.ask(key, step);
    }

    @Override
    public void readTexts(String path, TextCheck texts) {
        texts.question(path + ".question", step.question());
        texts.feedback(path + ".feedback", step.feedback());
    }

    @Override
    public String answerType() {
        return QuestionKinds.of(step.question()).type();
    }
}
