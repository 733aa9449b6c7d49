package papan.lesson.kind;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import papan.lesson.scene.Effort;
import papan.lesson.scene.LessonBook;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Layout;

/** How many of a class are for which option? */
record TallyKind(Question.Tally question) implements QuestionKind {
    @Override
    public String type() {
        return "tally";
    }

    @Override
    public AnswerForm form() {
        return AnswerForm.TALLY;
    }

    @Override
    public RightAnswer answer(Scene scene, LessonBook book, String path, Effort effort) {
        return RightAnswer.of("");
    }

    @Override
    public List<AnswerOption> options(Scene scene, AnswerOptions offers) {
        return offers.of(question.options());
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
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < question.options().size(); i++) {
            String id = question.options().get(i).id();
            if (!seen.add(id)) {
                check.twice(check.path() + ".question.options[" + i + "].id", id);
            }
        }
    }

    @Override
    public AnswerNotation notation(Layout layout) {
        return AnswerNotation.none();
    }
}
