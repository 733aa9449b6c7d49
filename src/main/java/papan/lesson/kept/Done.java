package papan.lesson.kept;

import java.util.List;
import java.util.Optional;
import papan.model.Says;

/** An act of a learner on the way through a lesson, as it is written down to be done once more. */
@Says(value = "An act.", name = "done")
public record Done(
        @Says(value = "The id of the step in which it was done.", filled = true)
        String step,

        @Says("What was done.") Act.OfLearner act,

        @Says("Where it led; left out where the learner stayed.")
        Optional<Bookmark> to,

        @Says("The fingerprint of what it is about; left out where nothing is asked.")
        Optional<String> question,

        @Says(value = "The moves to the goal that were shown.", usual = "")
        List<String> shown) {
    public Done {
        shown = List.copyOf(shown);
    }

    /** An act that leads nowhere and is about nothing that is asked. */
    public static Done of(String step, Act.OfLearner act) {
        return new Done(step, act, Optional.empty(), Optional.empty(), List.of());
    }

    /** Whether it only says how a step stood, which the next act of its kind says anew. */
    boolean isOutdatedBy(Done later) {
        boolean stood = act instanceof Act.Saw || act instanceof Act.Drafted;
        return stood && act.getClass() == later.act.getClass() && step.equals(later.step);
    }
}
