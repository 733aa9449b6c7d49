package papan.model;

/** Which way seeds are sown, seen from above. */
public enum Direction {
    /** From right to left along the own row. */
    CLOCKWISE("clockwise", "cw"),
    /** From left to right along the own row. */
    ANTICLOCKWISE("anticlockwise", "acw");

    private final String id;
    private final String suffix;

    Direction(String id, String suffix) {
        this.id = id;
        this.suffix = suffix;
    }

    /** The name used in files: {@code clockwise} or {@code anticlockwise}. */
    public String id() {
        return id;
    }

    /** What a move carries where the direction is chosen: {@code cw} or {@code acw}. */
    public String suffix() {
        return suffix;
    }

    /** The other way round. */
    public Direction reversed() {
        return this == CLOCKWISE ? ANTICLOCKWISE : CLOCKWISE;
    }
}
