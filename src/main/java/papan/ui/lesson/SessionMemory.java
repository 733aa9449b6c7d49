package papan.ui.lesson;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import papan.lesson.Answered;
import papan.lesson.LessonProgress;
import papan.lesson.LessonProgress.Bookmark;
import papan.lesson.LessonRun;
import papan.lesson.Question;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.narration.CaptionText;

/**
 * All that a learner has done in the lesson that is open. Steps are told apart by their 0-based numbers.
 *
 * @param attempts with its questions
 * @param tries with its steps that let try
 * @param walked the way through its steps
 * @param reached how far each step was seen
 * @param ballots the votes of a class
 * @param explained the steps in which the learner has looked before being told
 * @param drawings the lines that were drawn before charts were shown, as answers are written
 */
record SessionMemory(
        Attempts attempts,
        Tries tries,
        Walked walked,
        Reached reached,
        Ballots ballots,
        Set<Integer> explained,
        Map<Integer, String> drawings) {

    /** Of a lesson in which nothing has been done. */
    static SessionMemory empty() {
        return new SessionMemory(
                new Attempts(),
                new Tries(),
                new Walked(),
                new Reached(),
                new Ballots(),
                new HashSet<>(),
                new HashMap<>());
    }

    /** Nothing has been done. */
    void clear() {
        attempts.clear();
        tries.clear();
        walked.clear();
        reached.clear();
        ballots.clear();
        explained.clear();
        drawings.clear();
    }

    /** A step as if it had never been shown; what was answered in it counts on. */
    void forget(int step) {
        attempts.forget(step);
        tries.forget(step);
        reached.forget(step);
        ballots.forget(step);
        explained.remove(step);
        drawings.remove(step);
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
            String id = stage.step().head().id();
            progress.answerOfThisTime(id).ifPresent(answer -> {
                attempts.restore(run, stage, answer, words);
                int before = progress.answersBefore(id).orElse(0);
                votes(run, stage, answer, before, progress.begun());
                if (progress.answersBefore(id).isPresent() && answer.attempts().size() <= before) {
                    attempts.forget(stage.index());
                }
            });
            progress.draft(id).ifPresent(draft -> restore(run, stage, draft.given()));
            if (stage.index() < at || place.atEnd()) {
                reached.put(stage.index(), stage.end());
            }
        }
        if (!place.atEnd()) {
            reached.put(at, cursor);
            walked.resume(run, at, place);
        }
    }

    /** The votes that a class has taken since the lesson was begun, and since the step was begun again. */
    private void votes(LessonRun run, Stage stage, Answered answer, int before, Instant begun) {
        if (stage.step() instanceof Step.Ask ask && ask.question() instanceof Question.Tally) {
            answer.attempts().stream()
                    .skip(before)
                    .filter(vote -> !vote.time().isBefore(begun))
                    .forEach(vote -> ballots.add(run, stage, vote.given()));
        }
    }

    /** What was given and is not judged: an answer waits, a line was drawn. */
    private void restore(LessonRun run, Stage stage, String given) {
        if (stage.step() instanceof Step.Ask ask) {
            if (ask.asking().asksHowSure(attempts.reply(stage.step().head().id()))) {
                attempts.put(stage.index(), attempts.at(stage.index()).waiting(given));
            }
        } else if (run.gap(stage, given).isPresent()) {
            drawings.put(stage.index(), given);
        }
    }
}
