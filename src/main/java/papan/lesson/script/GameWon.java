package papan.lesson.script;

/** Who won the games that a class counts: the ids of the options of its tally. */
public enum GameWon {
    /** Whoever began. */
    FIRST,
    /** The other player. */
    SECOND,
    /** Nobody. */
    DRAW
}
