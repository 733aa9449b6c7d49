package papan.ui.board;

import papan.model.Direction;
import papan.model.Side;
import papan.rules.DirectionChoice;
import papan.rules.Kit;
import papan.rules.RuleSet;
import papan.rules.Sowing;

/**
 * How a board is seen: from where, and what it looks like.
 *
 * @param bottom who sits at the bottom edge, reading the own row from left to right
 * @param direction which way seeds go; it decides at which end each store lies
 * @param oneWay whether seeds always go that way; where a player chooses it, no arrow can say it
 * @param kit what it is drawn with
 */
public record Viewpoint(Side bottom, Direction direction, boolean oneWay, Kit kit) {
    /** A board on which seeds always go one way. */
    public Viewpoint(Side bottom, Direction direction) {
        this(bottom, direction, true, Kit.USUAL);
    }

    public static Viewpoint of(Side bottom, RuleSet rules) {
        Sowing sowing = rules.sowing();
        return new Viewpoint(
                bottom,
                sowing.direction(),
                sowing.choice() == DirectionChoice.FIXED,
                rules.about().kit());
    }

    /** A board of a rule set, South at the bottom. */
    public static Viewpoint south(RuleSet rules) {
        return of(Side.SOUTH, rules);
    }

    public static Viewpoint south(Direction direction) {
        return new Viewpoint(Side.SOUTH, direction);
    }

    /** From the other side of the board. */
    public Viewpoint turnedRound() {
        return new Viewpoint(bottom.opponent(), direction, oneWay, kit);
    }

    /** Whether a side's store lies at the left end of the screen. */
    boolean storeIsLeft(Side side) {
        return (side == bottom) == (direction == Direction.CLOCKWISE);
    }
}
