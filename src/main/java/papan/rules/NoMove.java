package papan.rules;

/** What happens when a player whose turn it is has nothing to sow while the opponent has. */
public enum NoMove {
    /** The player passes. */
    PASS,
    /** The round is over. */
    ROUND_ENDS
}
