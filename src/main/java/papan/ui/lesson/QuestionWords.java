package papan.ui.lesson;

import java.util.Map;
import papan.lesson.AnswerWords;
import papan.lesson.LessonRun;
import papan.lesson.Question;
import papan.ui.common.WindowText;

/** Puts a question as the window puts it: where to press is on its buttons, so that it need not be said. */
final class QuestionWords {
    private QuestionWords() {}

    /** The question: the author's words, or else the program's. */
    static String of(LessonRun run, Question question, WindowText words) {
        String own = run.text(question.text());
        if (!own.isEmpty()) {
            return own;
        }
        if (question instanceof Question.Landing landing) {
            return words.text(
                    landing.until().isTurn() ? "question.landing.turn" : "question.landing",
                    Map.of(
                            "house",
                            landing.move().from().name(),
                            "lap",
                            landing.until().lap()));
        }
        return question instanceof Question.Rule
                ? words.text("question.rule")
                : new AnswerWords(run, run.words()).question(question);
    }
}
