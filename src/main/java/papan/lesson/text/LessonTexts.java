package papan.lesson.text;

import papan.lesson.script.BankQuestion;
import papan.lesson.script.Lesson;

/** Reads every text of a lesson, with where in the file it stands. */
public final class LessonTexts {
    private LessonTexts() {}

    /** Gives every text to a reader: those of no step, those of the questions for later, those of the steps. */
    public static void read(Lesson lesson, TextReader texts) {
        texts.plain("title", lesson.title());
        texts.plain("summary", lesson.summary());
        texts.all(lesson.meta(), "meta");
        lesson.charts().forEach((id, chart) -> texts.all(chart, "charts." + id));
        for (int i = 0; i < lesson.bank().size(); i++) {
            texts.all(lesson.bank().get(i).ask(), BankQuestion.path(i));
        }
        for (int i = 0; i < lesson.steps().size(); i++) {
            texts.all(lesson.steps().get(i), "steps[" + i + "]");
        }
    }
}
