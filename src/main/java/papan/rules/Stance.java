package papan.rules;

/** How a sentence of a document stands to a rule that is played. */
public enum Stance {
    /** It says so. */
    SAYS,
    /** It speaks of it, but does not decide it. */
    LEAVES_OPEN,
    /** It says otherwise. */
    CONTRADICTS
}
