package papan.lesson.script;

import java.util.List;
import papan.analysis.Rival;
import papan.model.Move;

/** Who moves for the other side while a learner tries. */
public sealed interface Opponent {
    /** Where nobody is named. */
    Opponent NOBODY = new Nobody();
    /** The same in a game. */
    Opponent LITTLE_SISTER = new Named(Rival.LITTLE_SISTER);

    /** Nobody: the try is over when the other side would move. */
    record Nobody() implements Opponent {}

    /**
     * The author's replies, in order; the try is over when there is none left, or it cannot be made.
     *
     * @param moves at most {@value Step.Play#MAX_MOVES}
     */
    record Script(List<Move> moves) implements Opponent {
        public Script {
            moves = List.copyOf(moves);
        }
    }

    /**
     * The program. The same moves are always answered in the same way.
     *
     * @param level from 1, which takes what it can get, to {@value #MAX_LEVEL}, which looks far ahead
     */
    record Program(int level) implements Opponent {
        /** The strongest. */
        public static final int MAX_LEVEL = 5;
    }

    /** A computer player with a name. The same moves are always answered in the same way. */
    record Named(Rival rival) implements Opponent {}

    /** Somebody beside the learner: both sides are moved by hand. */
    record Friend() implements Opponent {}
}
