package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.model.Says;

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

    /** A way that is taken on a condition. Each detour is made once; where it ends the lesson comes back. */
    @Says(value = "A way that is taken when something is true.", name = "branch")
    public record Branch(
            @Says(value = "When.", name = "if", as = "onAnswers")
            Condition when,

            @Says(value = "The id of a step, or \"end\".", filled = true, as = "stepOrEnd")
            String go,

            @Says(
                    value = "true: come back to this step when the chain of steps from there ends.",
                    name = "return",
                    usual = "false")
            boolean back) {}
}
