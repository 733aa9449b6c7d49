package papan.engine;

import papan.event.TurnEndReason;

/** A player's hand in the middle of a turn. Mutable; lives as long as one {@link Sower}. */
final class Hand {
    /** Index of the player. */
    final int side;
    /** The place above which the hand is: where the last seed fell. */
    int at;
    /** Seeds left in it. */
    int seeds;
    /** The house from which this lap was lifted. */
    int origin;
    /** Number of the lap in its turn, from 1. */
    int lap;
    /** Whether the last seed was forfeited. */
    boolean forfeited;
    /** Why the turn is over, once the last ruling was not a relay. */
    TurnEndReason reason = TurnEndReason.LAP_END;

    Hand(int side) {
        this.side = side;
    }
}
