package papan.search;

import java.util.List;
import papan.model.Move;

/**
 * A line of moves of one player in which every move but the last earns another.
 *
 * @param moves in order; empty if there is none
 * @param store seeds in the player's store after the last
 */
public record Line(List<Move> moves, int store) {
    public Line {
        moves = List.copyOf(moves);
    }
}
