package papan.lesson.kind;

import java.util.List;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Layout;

/** In which order does this happen? */
record OrderKind(Question.Order question) implements QuestionKind {
    @Override
    public String type() {
        return "order";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.ORDERED;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        EventOrder order = EventOrder.of(question, scene, path);
        return order.finding().map(RightAnswer::none).orElseGet(() -> RightAnswer.of(order.answer()));
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.lettered(EventOrder.of(question, scene, "").offered());
    }

    @Override
    public String words(QuestionWords words) {
        return words.sentences(
                question.move(), Question.Until.TURN, words.words().text("ask.order"));
    }

    @Override
    public String print() {
        return UpcomingTurn.print(question.move(), Question.Until.TURN) + " " + question.events();
    }

    @Override
    public void check(RightAnswer right, QuestionCheck check) {
        // The author states no answer.
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.ofLetters();
    }
}
