package papan.lesson.script;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a learner has made of a step that asks or lets try.
 *
 * @param correct whether the last answer was right, or the goal was reached
 * @param attempts how many answers were given, or how often the try began
 * @param answer the last answer as it was understood; empty if there was none
 * @param misconceptions ids of all that wrong answers have pointed to
 * @param atFirst whether the first answer was right
 * @param misses how many answers in a row were wrong, since the right one was given or shown
 * @param confidence how sure the learner was, 1 to 3; 0 where that was not said
 * @param shown whether the right answer was shown
 * @param repeated whether the question has come once more before the end of the lesson
 */
public record Reply(
        boolean correct,
        int attempts,
        String answer,
        Set<String> misconceptions,
        boolean atFirst,
        int misses,
        int confidence,
        boolean shown,
        boolean repeated) {
    /** Nothing has been answered; written down for a step, it was given up. */
    public static final Reply NONE = new Reply(false, 0, "");

    public Reply {
        misconceptions = Set.copyOf(misconceptions);
    }

    /** What points to no misconception; right at first if it is right at all. */
    public Reply(boolean correct, int attempts, String answer) {
        this(correct, attempts, answer, Set.of(), correct, correct ? 0 : attempts, 0, false, false);
    }

    /** After one more answer. */
    public Reply answered(boolean right, String given) {
        boolean first = attempts == 0 ? right && !shown : atFirst;
        return new Reply(
                right, attempts + 1, given, misconceptions, first, right ? 0 : misses + 1, confidence, shown, repeated);
    }

    /** After one more answer that was judged. */
    public Reply answered(Verdict verdict) {
        return answered(verdict.correct(), verdict.given().written())
                .pointing(
                        verdict.misconceptions().stream().map(Misconception::id).toList());
    }

    /** The same if answers pointed to these misconceptions too. */
    public Reply pointing(List<String> more) {
        Set<String> all = new TreeSet<>(misconceptions);
        all.addAll(more);
        return new Reply(correct, attempts, answer, all, atFirst, misses, confidence, shown, repeated);
    }

    /** The same of a learner who was so sure; 0 changes nothing. */
    public Reply sure(int number) {
        int told = number == 0 ? confidence : number;
        return new Reply(correct, attempts, answer, misconceptions, atFirst, misses, told, shown, repeated);
    }

    /** The same if no more attempts than so many were counted. */
    public Reply atMost(int most) {
        int counted = Math.min(most, attempts);
        return new Reply(
                correct, counted, answer, misconceptions, atFirst, Math.min(most, misses), confidence, shown, repeated);
    }

    /** The same after the right answer was shown. */
    public Reply told() {
        return new Reply(correct, attempts, answer, misconceptions, atFirst, 0, confidence, true, repeated);
    }

    /** Whether the question is to come once more: it was not answered rightly at the first try. */
    public boolean isToRepeat() {
        return !atFirst && !repeated;
    }

    /** The same where the question comes once more. */
    public Reply again() {
        return new Reply(correct, attempts, answer, misconceptions, atFirst, 0, confidence, shown, true);
    }
}
