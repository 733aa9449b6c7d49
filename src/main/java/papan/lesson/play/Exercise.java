package papan.lesson.play;

import java.util.Optional;
import papan.lesson.script.Rung;

/**
 * One board of a drill, to be practised on its own.
 *
 * @param number 0 for a board of the lesson itself; else which of the further ladders it is from
 * @param rung how many boards of the same ladder are easier
 * @param print its {@link QuestionPrint}: the same board has the same one, wherever it comes from
 */
public record Exercise(Drill drill, int number, int rung, Rung board, String print) {
    Exercise(Drill drill, int number, int rung, Rung board) {
        this(drill, number, rung, board, QuestionPrint.of(drill.lesson(), drill.goal(), board));
    }

    /** The id of the rule set that is practised. */
    public String rules() {
        return drill.lesson().rulesId();
    }

    /**
     * Whether the board was right at the first go; empty as long as nothing is decided. To be shown a way is no right
     * answer, and taking back makes none of a wrong one.
     *
     * @param state of somebody who practises it
     */
    public static Optional<Boolean> outcome(LessonState state) {
        return state.here().revealed() ? Optional.of(false) : state.first();
    }
}
