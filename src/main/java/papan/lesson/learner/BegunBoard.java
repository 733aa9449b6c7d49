package papan.lesson.learner;

import java.util.List;
import papan.model.Says;

/** A board that is practised, of which nothing is decided yet. */
@Says(value = "A board that was begun.", name = "begun")
public record BegunBoard(
        @Says(value = "The fingerprint of the board.", filled = true)
        String board,

        @Says(value = "The moves that were made on it.", usual = "")
        List<String> moves) {
    public BegunBoard {
        moves = List.copyOf(moves);
    }
}
