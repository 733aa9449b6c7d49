package papan.model;

/** One of the two players, named after the edge of the screen at which that player sits. */
public enum Side {
    /** The player at the bottom of the screen. */
    SOUTH("south", 'S', 0),
    /** The player at the top of the screen. */
    NORTH("north", 'N', 1);

    private final String id;
    private final char letter;
    private final int index;

    Side(String id, char letter, int index) {
        this.id = id;
        this.letter = letter;
        this.index = index;
    }

    /** The name used in files and traces: {@code south} or {@code north}. */
    public String id() {
        return id;
    }

    /** The letter with which this side's houses and store begin: {@code S} or {@code N}. */
    public char letter() {
        return letter;
    }

    /** 0 for south, 1 for north: the place of this side's things in an array. */
    public int index() {
        return index;
    }

    /** The other player. */
    public Side opponent() {
        return this == SOUTH ? NORTH : SOUTH;
    }

    /** The side with an {@link #index()}. */
    public static Side of(int index) {
        return index == 0 ? SOUTH : NORTH;
    }
}
