package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.model.Says;

/** A question of a lesson's bank: asked on a later day, outside the lesson, where it says. */
@Says(value = "A question for the days after the lesson.", name = "bankQuestion")
public record BankQuestion(
        @Says(beside = true, as = "later", translated = true)
        Step.Ask ask,

        @Says(
                value =
                        "The id of the step at whose end it is asked, on the board as that step leaves it; then position,"
                                + " moves and stopAt are left out.",
                as = "step")
        Optional<String> after,

        @Says(
                value = "The houses chosen, a common opening, and what happens between two rounds, in order.",
                whole = "lessonMoves",
                usual = "")
        List<LessonMove> moves,

        @Says Optional<StopAt> stopAt) {
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
}
