package papan.rules;

/** Whether stores are places of the ring that is sown. */
public enum StoreUse {
    /** The own store gets a seed in passing, the opponent's is skipped. */
    OWN,
    /** Both stores get a seed in passing. */
    BOTH,
    /** No store is sown; stores only hold what has been captured. */
    PILE
}
