package papan.ui.lesson;

import java.util.HashSet;
import java.util.Set;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.Stage;
import papan.narration.CaptionText;

/**
 * All that a learner has done in the lesson that is open. Steps are told apart by their 0-based numbers.
 *
 * @param attempts with its questions
 * @param tries with its steps that let try
 * @param walked the way through its steps
 * @param reached how far each step was seen
 * @param ballots the votes of a class
 * @param explained the steps in which the learner has looked, or drawn, before being told
 */
record SessionMemory(
        Attempts attempts, Tries tries, Walked walked, Reached reached, Ballots ballots, Set<Integer> explained) {

    /** Of a lesson in which nothing has been done. */
    static SessionMemory empty() {
        return new SessionMemory(
                new Attempts(), new Tries(), new Walked(), new Reached(), new Ballots(), new HashSet<>());
    }

    /** Nothing has been done. */
    void clear() {
        attempts.clear();
        tries.clear();
        walked.clear();
        reached.clear();
        ballots.clear();
        explained.clear();
    }

    /** A step as if it had never been shown; what was answered in it counts on. */
    void forget(int step) {
        attempts.forget(step);
        tries.forget(step);
        reached.forget(step);
        ballots.forget(step);
        explained.remove(step);
    }

    /**
     * As it was written down, but for the moves of a try, which must be made again.
     *
     * @param at the step at which the learner was
     * @param cursor the seed to which it was shown
     * @param words in which the program's own hints are put
     */
    void restore(LessonRun run, LessonProgress progress, int at, int cursor, CaptionText words) {
        Bookmark place = progress.place();
        for (Stage stage : run.stages()) {
            progress.answerOfThisTime(stage.step().head().id())
                    .ifPresent(answer -> attempts.restore(run, stage, answer, words));
            if (stage.index() < at || place.atEnd()) {
                reached.put(stage.index(), stage.end());
            }
        }
        if (!place.atEnd()) {
            reached.put(at, cursor);
            walked.resume(run, at, place);
        }
    }
}
