package papan.lesson.script;

import java.util.Optional;

/**
 * How a question is put, whatever its type.
 *
 * @param goal the id of the lesson's goal that it serves; empty for none
 * @param confidence whether the learner says how sure the first answer is before it is judged
 * @param attempts after how many wrong answers the right one is shown; 0 for never
 * @param shuffled whether each learner sees the options in another order; empty for what is usual with the type of question
 */
public record Asking(String goal, boolean confidence, int attempts, Optional<Boolean> shuffled) {
    /** As a question is put if the author says nothing. */
    public static final Asking USUAL = new Asking("", false, 0, Optional.empty());
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
