package papan.lesson.script;

import java.util.List;
import java.util.Optional;

/**
 * A question of a lesson's bank: asked on a later day, outside the lesson, where it says.
 *
 * @param ask the question; its {@link Step.Head#from()} is where its board begins, unless it is asked {@code after} a step
 * @param after the id of the step whose end it is asked at; empty if it has a board of its own
 * @param moves what is played on its own board before it is asked; at most {@value Step.Play#MAX_MOVES}
 * @param stopAt where to stop before the last of these moves is over
 */
public record BankQuestion(Step.Ask ask, Optional<String> after, List<LessonMove> moves, Optional<StopAt> stopAt) {
    public BankQuestion {
        moves = List.copyOf(moves);
    }

    /** What results and translations call it. */
    public String id() {
        return ask.head().id();
    }

    /** Where in the file a question stands, by its place in the bank. */
    public static String path(int index) {
        return "bank[" + index + "]";
    }

    /** The moves before it as something to play. */
    public Step.Play play() {
        return new Step.Play(ask.head(), moves, false, Optional.empty(), stopAt, List.of());
    }

    /** The same question in other words. */
    public BankQuestion with(Step.Ask other) {
        return new BankQuestion(other, after, moves, stopAt);
    }
}
