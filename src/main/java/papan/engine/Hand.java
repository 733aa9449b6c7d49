package papan.engine;

import papan.event.TurnEndReason;

/** A player's hand in the middle of a turn. Mutable; lives as long as its turn. */
final class Hand {
    /** No further lap. */
    static final int NOWHERE = -1;

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
    /** How many seeds it has lifted in its turn. */
    int sown;
    /** Whether the last seed was forfeited. */
    boolean forfeited;
    /** Whether the last seed was captured with its house as it fell. */
    boolean takenInPassing;
    /** Whether it has sown into the opponent's row in this turn. */
    boolean across;
    /** Whether it has come back from there into the own row. */
    boolean roundTrip;
    /** How often something has been captured in this turn. */
    int captures;
    /** Seeds captured in this turn. */
    int capturedSeeds;
    /** Whether the house that it must lift next is the other hand's to lift, so that there is no relay to tell. */
    boolean barred;
    /** The house from which the next lap is lifted, or {@link #NOWHERE}. */
    int goesOnFrom = NOWHERE;
    /** Why the turn is over, once the last lap has been judged. */
    TurnEndReason reason = TurnEndReason.LAP_END;

    Hand(int side) {
        this.side = side;
    }

    /** Forgets the last turn. */
    void begin() {
        lap = 0;
        sown = 0;
        across = false;
        roundTrip = false;
        captures = 0;
        capturedSeeds = 0;
    }

    /** Takes note of a capture for its own side. */
    void captured(int count) {
        captures++;
        capturedSeeds += count;
    }
}
