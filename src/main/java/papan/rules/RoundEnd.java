package papan.rules;

/** When, at the end of a turn, a round is over. */
public enum RoundEnd {
    /** As soon as all houses of either row are empty. */
    ROW_EMPTY,
    /** When no seed is left in any house. */
    BOARD_EMPTY,
    /** When a player has more than half of all seeds, or no seed is left in any house. */
    MAJORITY
}
