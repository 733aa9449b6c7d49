package papan.rules;

/** Which way seeds are sown, seen from above. A player's store follows the last house of the own row. */
public enum Direction {
    /** From right to left along the own row; the own store is at the player's left. */
    CLOCKWISE,
    /** From left to right along the own row; the own store is at the player's right. */
    ANTICLOCKWISE
}
