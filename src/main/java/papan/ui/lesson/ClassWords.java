package papan.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.lesson.learner.ClassResults;
import papan.lesson.play.LessonRun;
import papan.lesson.play.QuestionPrint;
import papan.lesson.script.Lesson;
import papan.lesson.script.Misconception;
import papan.narration.CaptionText;
import papan.narration.Wording;
import papan.ui.common.WindowText;

/**
 * Says what a class was asked, and what it answered, in the words of its lessons; as it was written down where a lesson is
 * gone or asks otherwise today.
 *
 * @param played the lessons that can be played, by their ids
 * @param prints step → {@link QuestionPrint}, by lesson
 * @param translator puts a lesson into the language of the window
 */
record ClassWords(
        Map<String, LessonRun> played, Map<String, Map<String, String>> prints, UnaryOperator<LessonRun> translator) {

    static ClassWords of(Map<String, LessonRun> played, UnaryOperator<LessonRun> translator) {
        Map<String, Map<String, String>> prints = new HashMap<>();
        played.forEach((lesson, run) -> prints.put(lesson, QuestionPrint.of(run)));
        return new ClassWords(Map.copyOf(played), prints, translator);
    }

    /** Whether a lesson asks today what was asked then. */
    boolean isAsked(String lesson, String step, String print) {
        return print.equals(prints.getOrDefault(lesson, Map.of()).get(step));
    }

    /** Where the question is asked today; empty if it has changed since it was answered. */
    Optional<Rehearsal.Question> asking(String lesson, String step, String print) {
        return Optional.ofNullable(played.get(lesson))
                .filter(run -> isAsked(lesson, step, print))
                .flatMap(run -> Rehearsal.Question.of(translator.apply(run), step));
    }

    String asked(String lesson, String step, String print, String type, WindowText words) {
        return asking(lesson, step, print)
                .map(asking -> AnswersPage.asked(asking.run(), asking.stage(), words))
                .filter(asked -> !asked.isBlank())
                .orElseGet(() -> words.text("class.other", Map.of("step", step, "type", type)));
    }

    String answered(Optional<Rehearsal.Question> asking, String answer, WindowText words) {
        return answer.isEmpty()
                ? words.text("class.none")
                : asking.map(where -> AnswersPage.given(where.run(), where.stage(), answer))
                        .orElse(answer);
    }

    Optional<Rehearsal.Question> asking(ClassResults.Question question) {
        return asking(question.lesson(), question.step(), question.print());
    }

    boolean isAsked(ClassResults.Question question) {
        return isAsked(question.lesson(), question.step(), question.print());
    }

    String asked(ClassResults.Question question, WindowText words) {
        return asked(question.lesson(), question.step(), question.print(), question.type(), words);
    }

    String answered(ClassResults.Question question, ClassResults.Bar bar, WindowText words) {
        return answered(asking(question), bar.answer(), words);
    }

    /** What a wrong answer points to. */
    static String misconception(String id, WindowText words) {
        return Misconception.called(id, new CaptionText(Wording.of(words.language())));
    }

    String title(String lesson) {
        return lesson(lesson).map(Lesson::title).orElse(lesson);
    }

    String goal(String lesson, String goal) {
        return lesson(lesson).stream()
                .flatMap(here -> here.meta().goals().stream())
                .filter(each -> each.id().equals(goal))
                .map(Lesson.Goal::text)
                .findFirst()
                .orElse(goal);
    }

    private Optional<Lesson> lesson(String id) {
        return Optional.ofNullable(played.get(id))
                .map(run -> translator.apply(run).lesson());
    }
}
