package papan.export;

import java.util.List;
import papan.lesson.page.Block;
import papan.lesson.play.LessonRun;
import papan.lesson.play.PlanText;
import papan.lesson.script.Lesson;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Language;

/**
 * A lesson to read on paper: what is told, shown and asked, with the answers apart from the questions.
 *
 * @param words the language and terms that it is written in
 * @param bottom who sits at the bottom of its boards
 * @param summary one sentence; may be empty
 * @param goals what a learner can do afterwards
 * @param steps the steps of the lesson, in the order of its file
 * @param later what is asked on the days after the lesson
 * @param teacher what a teacher wants to know before it; may be empty
 */
public record Handout(
        CaptionText words,
        Side bottom,
        String title,
        String summary,
        List<String> goals,
        List<Section> steps,
        List<Section> later,
        List<String> teacher) {
    public Handout {
        teacher = List.copyOf(teacher);
        goals = List.copyOf(goals);
        steps = List.copyOf(steps);
        later = List.copyOf(later);
    }

    /**
     * The hand-out of a lesson.
     *
     * @param run the lesson in the language
     */
    public static Handout of(LessonRun run, Language language) {
        Lesson lesson = run.lesson();
        CaptionText words = run.captions(language);
        return new Handout(
                words,
                lesson.view().bottom(),
                run.text(lesson.title()),
                run.text(lesson.summary()),
                lesson.meta().goals().stream()
                        .map(goal -> run.text(goal.text()))
                        .toList(),
                new HandoutMaker(run, words).sections(0),
                run.bank()
                        .map(bank -> new HandoutMaker(bank, bank.captions(language))
                                .sections(run.stages().size()))
                        .orElse(List.of()),
                PlanText.of(run, words));
    }

    /**
     * One step.
     *
     * @param number as it is counted on the sheet, from 1
     * @param key what must not be read before the question has been answered
     */
    public record Section(int number, String title, List<Block> blocks, Key key) {
        public Section {
            blocks = List.copyOf(blocks);
        }

        /** Its number and title. */
        String heading() {
            return number + ". " + title;
        }
    }

    /**
     * What belongs to a step, but not on the sheet of a learner.
     *
     * @param answers the answer and why it is right; empty where nothing is asked
     * @param hints from "where to look" to "nearly the answer"
     * @param teacher a note for the teacher; may be empty
     */
    public record Key(List<String> answers, List<String> hints, String teacher) {
        public Key {
            answers = List.copyOf(answers);
            hints = List.copyOf(hints);
        }

        boolean isEmpty() {
            return answers.isEmpty() && hints.isEmpty() && teacher.isEmpty();
        }
    }
}
