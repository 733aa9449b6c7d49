package papan.event;

import java.util.Arrays;
import java.util.Optional;
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

    /** The side that won; empty if neither did. */
    public Optional<Side> side() {
        return Arrays.stream(Side.values()).filter(this::is).findFirst();
    }

    /** Whether a side won. */
    public boolean is(Side side) {
        return id.equals(side.id());
    }
}
