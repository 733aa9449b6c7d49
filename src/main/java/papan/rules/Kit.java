package papan.rules;

import java.util.Optional;
import papan.model.Says;

/**
 * What a game is drawn with, where somebody tells what it is played with. No rule depends on it.
 *
 * @param board the shape of the board, and what it is made of
 * @param seeds what is sown
 * @param after the id of the source that tells of them
 */
@Says(value = "What a game is drawn with; no rule depends on it.", name = "kit", example = "{'board': 'boat'}")
public record Kit(
        @Says(value = "What its board looks like.", usual = "CARVED")
        Board board,

        @Says(value = "What its seeds look like.", usual = "COWRIE")
        Seed seeds,

        @Says(value = "Who says so: the id of one of the sources.", filled = true)
        Optional<String> after) {
    /** What is drawn where nobody says otherwise: a board of carved wood, and cowrie shells. */
    public static final Kit USUAL = new Kit(Board.CARVED, Seed.COWRIE, Optional.empty());

    /** What is played on. */
    public enum Board {
        /** A plank with rounded ends, in which hollows are carved. */
        CARVED,
        /** The same with a prow at either end. */
        BOAT,
        /** The same with the head of a dragon at either end. */
        DRAGON,
        /** A straight block. */
        BLOCK,
        /** Holes in the ground. */
        GROUND
    }

    /** What is sown. */
    public enum Seed {
        COWRIE,
        TAMARIND,
        SAGA,
        /** Red with a black end. */
        OLINDA,
        BEAN,
        PEBBLE,
        MARBLE
    }
}
