package papan.event;

import papan.model.Side;

/**
 * Counts rounds and turns along a list of events. Every choice of a house begins a turn of the player who made it,
 * numbered from 1 in each round; in a simultaneous opening the events of two turns are interleaved. Immutable: counting
 * an event gives the next counter.
 *
 * @param round the 1-based number of the round of the last event
 * @param turn the 1-based number, in its round, of the turn to which the last event belongs
 * @param choices how many choices the round has seen
 * @param southTurn the number of south's latest turn
 * @param northTurn the number of north's latest turn
 */
public record TurnCounter(int round, int turn, int choices, int southTurn, int northTurn) {
    /** Before anything has happened. */
    public static final TurnCounter START = new TurnCounter(1, 1, 0, 1, 1);

    /** The counter after one more event. */
    public TurnCounter count(BoardEvent event) {
        if (event instanceof RoundEvent.RoundStarted started) {
            return new TurnCounter(started.position().round(), 1, 0, 1, 1);
        }
        if (event instanceof SowingEvent.Lifted lifted && lifted.lap() == 1) {
            int number = choices + 1;
            return lifted.player() == Side.SOUTH
                    ? new TurnCounter(round, number, number, number, northTurn)
                    : new TurnCounter(round, number, number, southTurn, number);
        }
        if (event instanceof SowingEvent sowing) {
            return at(sowing.player() == Side.SOUTH ? southTurn : northTurn);
        }
        return at(Math.max(1, choices));
    }

    private TurnCounter at(int number) {
        return number == turn ? this : new TurnCounter(round, number, choices, southTurn, northTurn);
    }
}
