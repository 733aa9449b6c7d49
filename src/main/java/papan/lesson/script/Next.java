package papan.lesson.script;

import java.util.List;
import java.util.Optional;

/**
 * Where a lesson goes on after a step.
 *
 * @param branches read in order; the first whose condition is true is taken
 * @param otherwise the step after which nothing else is read, or {@value #END}; empty for the next step of the file
 */
public record Next(List<Branch> branches, Optional<String> otherwise) {
    /** The end of the lesson; in a detour the way back. */
    public static final String END = "end";
    /** The next step of the file. */
    public static final Next FOLLOWING = new Next(List.of(), Optional.empty());
    /** The most branches of one step. */
    public static final int MAX_BRANCHES = 12;

    public Next {
        branches = List.copyOf(branches);
    }

    /**
     * A way that is taken on a condition.
     *
     * @param go the id of a step, or {@value #END}
     * @param back whether it is a detour: where it ends the lesson comes back to this step. Each detour is made once
     */
    public record Branch(Condition when, String go, boolean back) {}
}
