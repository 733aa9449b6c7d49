package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Layout;

/** Which event of a turn does not follow the rules? */
record SpotErrorKind(Question.SpotError question) implements QuestionKind {
    @Override
    public String type() {
        return "spotError";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.ONE;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        FalseTrace trace = FalseTrace.of(question, scene, book, path);
        return trace.finding().map(RightAnswer::none).orElseGet(() -> RightAnswer.of(EventOrder.letter(trace.wrong())));
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.lettered(FalseTrace.of(question, scene, offers.book(), "").told());
    }

    @Override
    public String words(QuestionWords words) {
        return words.sentences(
                Optional.of(question.move()), Question.Until.TURN, words.words().text("ask.spotError"));
    }

    @Override
    public String print() {
        return question.move().toString();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        // The author states no answer.
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.ofLetters();
    }

    @Override
    public boolean isOrdered() {
        return true;
    }
}
