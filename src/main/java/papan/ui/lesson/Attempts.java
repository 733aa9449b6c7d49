package papan.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import papan.lesson.Answered;
import papan.lesson.LessonRun;
import papan.lesson.QuestionPrint;
import papan.lesson.Reply;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Verdict;
import papan.narration.CaptionText;

/** What the learner has done with the questions of a lesson: as it is shown, and as conditions ask for it. */
final class Attempts {
    private final Map<Integer, Attempt> shown = new HashMap<>();
    private final Map<String, Reply> replies = new HashMap<>();
    private Optional<Boolean> first = Optional.empty();

    /** Nothing has been answered. */
    void clear() {
        shown.clear();
        replies.clear();
        first = Optional.empty();
    }

    /** What was done with a step's question. */
    Attempt at(int step) {
        return shown.getOrDefault(step, Attempt.NONE);
    }

    void put(int step, Attempt attempt) {
        shown.put(step, attempt);
    }

    /** A question as if it had never been shown; what was answered counts on. */
    void forget(int step) {
        shown.remove(step);
    }

    /** What was answered, by the ids of steps. */
    Map<String, Reply> replies() {
        return replies;
    }

    /** Whether a step asks or lets try, and nothing came of it. */
    boolean isSkipped(Step step) {
        boolean asks = step instanceof Step.Ask || step instanceof Step.Try;
        return asks && !replies.containsKey(step.head().id());
    }

    /** Whether the very first answer of all was right; empty if nothing was answered. */
    Optional<Boolean> first() {
        return first;
    }

    /** One more answer, or one more try that came to its end. */
    void reply(String step, boolean correct, String given) {
        first = first.or(() -> Optional.of(correct));
        replies.put(step, replies.getOrDefault(step, Reply.NONE).answered(correct, given));
    }

    /** One more answer that was judged. */
    void reply(String step, Verdict verdict) {
        first = first.or(() -> Optional.of(verdict.correct()));
        replies.put(step, replies.getOrDefault(step, Reply.NONE).answered(verdict));
    }

    /** How sure the learner is of the first answer. */
    void sure(String step, int confidence) {
        replies.computeIfPresent(step, (id, reply) -> reply.sure(confidence));
    }

    /** The right answer is shown. */
    void shown(String step) {
        replies.merge(step, Reply.NONE, (reply, none) -> reply.shown());
    }

    /** What was answered in a step. */
    Reply reply(String step) {
        return replies.getOrDefault(step, Reply.NONE);
    }

    /**
     * As it was when it was written down.
     *
     * @param words in which the program's own hints are put
     */
    void restore(LessonRun run, Stage stage, Answered answer, CaptionText words) {
        int rungs = Math.min(answer.hints(), run.hints(stage, words).size());
        if (!answer.type().equals(QuestionPrint.TRY)) {
            shown.put(stage.index(), attempt(run, stage, answer, rungs));
        } else if (answer.hints() > 0) {
            shown.put(stage.index(), new Attempt(Optional.empty(), rungs, false));
        }
        answer.attempts().forEach(each -> reply(answer.step(), each.correct(), each.given()));
        replies.computeIfPresent(
                answer.step(),
                (id, reply) -> reply.pointing(answer.misconceptions()).sure(answer.confidence()));
        if (answer.revealed() && !answer.type().equals(QuestionPrint.TRY)) {
            shown(answer.step());
        }
    }

    private static Attempt attempt(LessonRun run, Stage stage, Answered answer, int rungs) {
        boolean right = answer.last().filter(Answered.Attempt::correct).isPresent();
        Optional<String> given = answer.revealed() && !right
                ? Optional.of(run.rightAnswer(stage))
                : answer.last().map(Answered.Attempt::given);
        return new Attempt(given.map(each -> run.judge(stage, each)), rungs, answer.revealed() && !right);
    }

    /** The same, said in another language. */
    void retell(LessonRun other) {
        shown.replaceAll((step, attempt) -> new Attempt(
                attempt.verdict().map(verdict -> other.judge(other.stages().get(step), verdict.given())),
                attempt.hints(),
                attempt.revealed(),
                attempt.waiting()));
    }
}
