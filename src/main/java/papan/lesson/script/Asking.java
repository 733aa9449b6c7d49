package papan.lesson.script;

import java.util.Optional;
import papan.model.Says;

/** How a question is put, whatever its type. */
@Says
public record Asking(
        @Says(value = "The id of the goal that the question checks.", as = "goal", usual = "")
        String goal,

        @Says(value = "Whether the learner says how sure the first answer is before it is judged.", usual = "false")
        boolean confidence,

        @Says(
                value = "After how many wrong answers the right one is shown; never if left out.",
                usual = "0",
                min = 1,
                max = Asking.MAX_ATTEMPTS)
        int attempts,

        @Says(
                value = "Whether each learner sees the options in another order; usual with choice and similar.",
                name = "shuffle")
        Optional<Boolean> shuffled,

        @Says(
                value = "Whether it is about the try, game or chart before it, which stays in sight as it was left.",
                usual = "false")
        boolean looksBack,

        @Says(
                value =
                        "Whether the map of dated sightings stands in the place of the board; paper has none, so the words"
                                + " must say enough.",
                usual = "false")
        boolean map) {
    /** As a question is put if the author says nothing. */
    public static final Asking USUAL = new Asking("", false, 0, Optional.empty(), false, false);
    /** The most wrong answers after which the right one can be shown. */
    public static final int MAX_ATTEMPTS = 5;

    /** Whether the right answer is shown to whoever has answered so. */
    public boolean isLast(Reply reply) {
        return attempts > 0 && reply.misses() >= attempts;
    }

    /** Whether the learner is asked how sure the answer is that follows. */
    public boolean asksHowSure(Reply before) {
        return confidence && before.attempts() == 0;
    }
}
