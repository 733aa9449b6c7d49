package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import papan.lesson.script.Step;
import papan.model.Position;

/**
 * What belongs to one kind of step beside what it does on the board: one class for each kind of {@link Step}, bound to a
 * step. Whatever has no body here, each kind must say.
 */
public interface StepKind {
    /** The type of what is not a question but lets try, as it stands in progress files. */
    String TRY = "try";

    /** What fingerprints need to know of a step that is played. */
    interface Staged {
        /** The board at its end. */
        Position end();

        /** The board on which the learner begins to try. */
        Position begin();

        /** The ids of what may be answered. */
        List<String> options();

        /** The right answer. */
        String rightAnswer();

        /** How the line goes that is drawn before a chart is shown; empty where none is. */
        Optional<String> line();
    }

    /** Whether an answer or a try is wanted of the learner. */
    boolean isForLearner();

    /** Whether the learner answers, moves or draws in it. */
    default boolean isActive() {
        return isForLearner();
    }

    /** Whether the steps after it go on from the board of the step before it. */
    boolean isAside();

    /**
     * What an answer to it rests on, for fingerprints: never a text. Empty where nothing is answered.
     *
     * @param staged the step as it is played
     */
    Optional<String> print(Staged staged);

    /** The name of what is answered in it, as it stands in progress files. */
    default String answerType() {
        return TRY;
    }
}
