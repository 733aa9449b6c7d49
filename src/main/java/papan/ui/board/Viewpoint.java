package papan.ui.board;

import papan.model.Direction;
import papan.model.Side;

/**
 * From where the board is seen.
 *
 * @param bottom who sits at the bottom edge, reading the own row from left to right
 * @param direction which way seeds go; it decides at which end each store lies
 */
public record Viewpoint(Side bottom, Direction direction) {

    /** South at the bottom. */
    public static Viewpoint south(Direction direction) {
        return new Viewpoint(Side.SOUTH, direction);
    }

    /** From the other side of the board. */
    public Viewpoint turnedRound() {
        return new Viewpoint(bottom.opponent(), direction);
    }

    /** Whether a side's store lies at the left end of the screen. */
    boolean storeIsLeft(Side side) {
        return (side == bottom) == (direction == Direction.CLOCKWISE);
    }
}
