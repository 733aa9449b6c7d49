package papan.lesson.kind;

import java.util.List;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Layout;

/** Why? Answered in words that are not scored. */
record ExplainKind(Question.Explain question) implements QuestionKind {
    @Override
    public String type() {
        return "explain";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.WORDS;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return RightAnswer.of(question.model());
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return List.of();
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
        // The author states no answer.
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.none();
    }

    @Override
    public boolean isAnswerText() {
        return true;
    }
}
