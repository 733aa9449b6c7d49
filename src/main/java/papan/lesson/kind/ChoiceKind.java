package papan.lesson.kind;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.scene.Spoken;
import papan.lesson.script.Feedback;
import papan.lesson.script.Given;
import papan.lesson.script.Question;
import papan.model.Layout;

/** Which of the author's answers? */
record ChoiceKind(Question.Choice question) implements QuestionKind {
    @Override
    public String type() {
        return "choice";
    }

    @Override
    public AnswerForm form() {
        return question.several() ? AnswerForm.SEVERAL : AnswerForm.ONE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return RightAnswer.of(question.options().stream()
                .filter(Question.Option::correct)
                .map(Question.Option::id)
                .collect(Collectors.joining(",")));
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.of(question.options());
    }

    @Override
    public boolean isShuffled() {
        return true;
    }

    @Override
    public String words(QuestionWords words) {
        return words.plain();
    }

    @Override
    public String print() {
        return "";
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        String options = check.path() + ".question.options";
        long correct =
                question.options().stream().filter(Question.Option::correct).count();
        if (correct == 0) {
            check.findings().error("E802", options, "No option is correct.", "Write \"correct\": true in one of them.");
        } else if (correct > 1 && !question.several()) {
            check.findings()
                    .error(
                            "E809",
                            options,
                            correct + " options are correct, but only one can be chosen.",
                            "Write \"several\": true in the question.");
        }
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < question.options().size(); i++) {
            Question.Option option = question.options().get(i);
            if (!seen.add(option.id())) {
                check.twice(options + "[" + i + "].id", option.id());
            }
            if (option.feedback().isEmpty()) {
                check.findings()
                        .warning(
                                "W805",
                                options + "[" + i + "]",
                                "Option \"" + option.id() + "\" has no feedback.",
                                "Say why it is right or wrong.");
            }
        }
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.someOf(
                question.options().stream().map(Question.Option::id).toList());
    }

    @Override
    public Optional<String> told(RightAnswer right, Spoken spoken) {
        return question.options().stream()
                .filter(option -> option.id().equals(right.answer()))
                .flatMap(option -> spoken.readable(option.text()).stream())
                .filter(text -> text.length() > 2)
                .findFirst();
    }

    @Override
    public Optional<String> feedback(Given given, boolean correct, Feedback feedback) {
        // A right answer of several options is none of them alone: the words for all of it come first.
        if (correct && question.several() && !feedback.correct().isEmpty()) {
            return Optional.empty();
        }
        return question.options().stream()
                .filter(o -> given.has(o.id())
                        && o.correct() == correct
                        && !o.feedback().isEmpty())
                .map(Question.Option::feedback)
                .findFirst();
    }
}
