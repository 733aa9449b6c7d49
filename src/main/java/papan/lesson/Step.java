package papan.lesson;

import java.util.List;
import java.util.Optional;
import papan.model.Move;
import papan.replay.Grain;

/** One thing that a learner sees, watches or answers. */
public sealed interface Step {

    /** What every kind of step has. */
    Head head();

    /**
     * What every kind of step has.
     *
     * @param id unique in its lesson; results and translations refer to it
     * @param title may be empty
     * @param say what the author says, for the step as a whole or for single events
     * @param teacher a note for the teacher; may be empty
     * @param minutes planned length; 0 where the author gave none
     * @param hints from "where to look" to "nearly the answer"
     * @param expect what the author expects to come out, compared by {@link LessonCheck}
     * @param from where the step begins
     */
    record Head(
            String id,
            String title,
            List<Say> say,
            String teacher,
            double minutes,
            List<Highlight> highlights,
            List<Hint> hints,
            Optional<Expectation> expect,
            boolean skippable,
            From from) {
        public Head {
            say = List.copyOf(say);
            highlights = List.copyOf(highlights);
            hints = List.copyOf(hints);
        }
    }

    /** A position to look at. */
    record Show(Head head) implements Step {}

    /**
     * Moves to watch.
     *
     * @param moves the houses chosen, in order; at most {@value #MAX_MOVES}
     * @param pace how far the learner goes at a time
     * @param stopAt where to stop before the last of the moves is over
     * @param continues whether a move that was stopped in an earlier step goes on first
     */
    record Play(Head head, List<Move> moves, Grain pace, Optional<StopAt> stopAt, boolean continues) implements Step {
        /** The most moves of one step. */
        public static final int MAX_MOVES = 200;

        public Play {
            moves = List.copyOf(moves);
        }
    }

    /** A question that is answered before anything more is shown. */
    record Ask(Head head, Question question, Feedback feedback) implements Step {}
}
