package papan.lesson;

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
 */
public record Reply(boolean correct, int attempts, String answer, Set<String> misconceptions) {
    /** Nothing has been answered. */
    public static final Reply NONE = new Reply(false, 0, "");

    public Reply {
        misconceptions = Set.copyOf(misconceptions);
    }

    /** What points to no misconception. */
    public Reply(boolean correct, int attempts, String answer) {
        this(correct, attempts, answer, Set.of());
    }

    /** After one more answer. */
    public Reply answered(boolean right, String given) {
        return new Reply(right, attempts + 1, given, misconceptions);
    }

    /** After one more answer that was judged. */
    public Reply answered(Verdict verdict) {
        return answered(verdict.correct(), verdict.given())
                .pointing(
                        verdict.misconceptions().stream().map(Misconception::id).toList());
    }

    /** The same if answers pointed to these misconceptions too. */
    public Reply pointing(List<String> more) {
        Set<String> all = new TreeSet<>(misconceptions);
        all.addAll(more);
        return new Reply(correct, attempts, answer, all);
    }
}
