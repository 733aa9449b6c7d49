package papan.event;

import papan.model.Side;

/** Who won a round or a match. */
public enum Winner {
    /** South. */
    SOUTH("south"),
    /** North. */
    NORTH("north"),
    /** Neither. */
    DRAW("draw");

    private final String id;

    Winner(String id) {
        this.id = id;
    }

    /** The name used in traces. */
    public String id() {
        return id;
    }

    /** Who has more. */
    public static Winner byCount(int south, int north) {
        return south == north ? DRAW : south > north ? SOUTH : NORTH;
    }

    /** Whether a side won. */
    public boolean is(Side side) {
        return id.equals(side.id());
    }
}
