package papan.ui.lesson;

import java.util.Optional;
import papan.event.SowingEvent;
import papan.lesson.Verdict;

/**
 * What a learner has done with a question.
 *
 * @param verdict the last answer judged; empty while the question is open
 * @param hints how many rungs of the ladder are shown
 * @param revealed whether the right answer was asked for, or is shown after too many wrong ones
 * @param waiting the answer that is not judged before the learner has said how sure it is
 */
public record Attempt(Optional<Verdict> verdict, int hints, boolean revealed, Optional<String> waiting) {
    static final Attempt NONE = new Attempt(Optional.empty(), 0, false);

    /** With no answer that waits. */
    Attempt(Optional<Verdict> verdict, int hints, boolean revealed) {
        this(verdict, hints, revealed, Optional.empty());
    }

    Attempt waiting(String answer) {
        return new Attempt(verdict, hints, revealed, Optional.of(answer));
    }

    Attempt helped(int rungs) {
        return new Attempt(verdict, rungs, revealed, waiting);
    }

    /** Whether nothing is left to find out. */
    public boolean isSettled() {
        return revealed || verdict.filter(Verdict::correct).isPresent();
    }

    /** The ruling that the question was about, once nothing is left to find out. */
    public Optional<SowingEvent.Ruled> ruling() {
        return verdict.filter(v -> isSettled()).flatMap(Verdict::why);
    }
}
