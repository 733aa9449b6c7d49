package papan.rules;

/** Who decides which way seeds are sown. */
public enum DirectionChoice {
    /** The rule set. */
    FIXED,
    /** Whoever makes the first move of a round, for both players. */
    ONCE_FOR_BOTH,
    /** Whoever makes the first move of a round; the other player sows the opposite way. */
    OPPOSITE_PER_PLAYER,
    /** The mover, afresh with each move. */
    EACH_MOVE
}
