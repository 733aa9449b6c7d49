package papan.lesson.script;

import java.util.List;
import papan.model.Move;
import papan.model.Position;

/**
 * A board of a drill.
 *
 * @param moves how many moves it takes; no more may be made
 * @param firsts the moves with which the goal can be reached
 */
public record Rung(Position position, int moves, List<Move> firsts) {
    public Rung {
        firsts = List.copyOf(firsts);
    }

    /** Whether a house is right on this board and on another. */
    public boolean isSolvedLike(Rung other) {
        return firsts.stream()
                .anyMatch(move ->
                        other.firsts.stream().anyMatch(each -> each.from().equals(move.from())));
    }
}
