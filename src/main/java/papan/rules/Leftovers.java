package papan.rules;

/** Whose the seeds are that still lie in houses when a round is over. */
public enum Leftovers {
    /** Each player sweeps the own row. */
    HOUSE_OWNER,
    /** Nobody's: they stay where they are and do not count. */
    UNSCORED
}
