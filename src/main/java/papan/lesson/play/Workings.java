package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import papan.lesson.script.Given;
import papan.lesson.script.Verdict;
import papan.model.Move;

/**
 * Computes what acts lead to. {@link LessonRun} computes it each time it is asked; a check remembers the results, and a
 * window has slow ones computed beforehand in the background.
 */
public interface Workings {

    /** The verdict on an answer. */
    Verdict judge(Stage stage, String given);

    /** The right answer, for whoever wants to be shown it. */
    Given rightAnswer(Stage stage);

    /** A try after one more move, which can be made; without one on its next board, or a game in its next round. */
    Trial played(Stage stage, Trial before, Optional<Move> move);

    /** A try once a way to its goal is shown, or a game with a move that is recommended. */
    Trial helped(Stage stage, Trial before);

    /** A try after moves that were made before, as far as they can be made again. */
    Trial replayed(Stage stage, List<String> moves);

    /** The same without whatever takes thought: a try in which an opponent thinks is as it begins. */
    default Workings atOnce() {
        return thinking(stage -> false);
    }

    /** The same where an opponent thinks about moves in some stages only; nothing is looked for. */
    default Workings thinking(Predicate<Stage> where) {
        Workings others = this;
        return new Workings() {
            @Override
            public Verdict judge(Stage stage, String given) {
                return others.judge(stage, given);
            }

            @Override
            public Given rightAnswer(Stage stage) {
                return others.rightAnswer(stage);
            }

            @Override
            public Trial played(Stage stage, Trial before, Optional<Move> move) {
                return before.takesThought() && !where.test(stage) ? before : others.played(stage, before, move);
            }

            @Override
            public Trial helped(Stage stage, Trial before) {
                return before;
            }

            @Override
            public Trial replayed(Stage stage, List<String> moves) {
                Trial begun = others.replayed(stage, List.of());
                return begun.takesThought() && !where.test(stage) ? begun : others.replayed(stage, moves);
            }
        };
    }

    /** The same where it is known already what comes of a try. */
    default Workings knowing(Trial next) {
        Workings others = this;
        return new Workings() {
            @Override
            public Verdict judge(Stage stage, String given) {
                return others.judge(stage, given);
            }

            @Override
            public Given rightAnswer(Stage stage) {
                return others.rightAnswer(stage);
            }

            @Override
            public Trial played(Stage stage, Trial before, Optional<Move> move) {
                return next;
            }

            @Override
            public Trial helped(Stage stage, Trial before) {
                return next;
            }

            @Override
            public Trial replayed(Stage stage, List<String> moves) {
                return next;
            }
        };
    }
}
