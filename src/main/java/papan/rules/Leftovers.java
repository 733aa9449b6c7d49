package papan.rules;

/** Whose the seeds are that still lie in houses when a round is over. */
public enum Leftovers {
    /** Each player sweeps the own row. */
    HOUSE_OWNER,
    /** The opponent of whoever cannot move sweeps the whole board. */
    OTHER_PLAYER,
    /** Whoever moved last sweeps the whole board. */
    LAST_MOVER,
    /** Whoever's row is empty sweeps the other row; if none is, each the own. */
    FIRST_TO_EMPTY,
    /** Nobody's: they stay where they are and do not count. */
    UNSCORED
}
