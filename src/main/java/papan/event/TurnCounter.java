package papan.event;

/**
 * Counts rounds and turns along a list of events. Every choice of a house begins a turn of the player who made it,
 * numbered from 1 in each round; in a simultaneous opening the events of two turns are interleaved.
 */
public final class TurnCounter {
    private final int[] turnOf = {1, 1};
    private int round = 1;
    private int turns;
    private int current = 1;

    /** Takes note of the next event. */
    public void count(BoardEvent event) {
        if (event instanceof RoundEvent.RoundStarted started) {
            round = started.position().round();
            turns = 0;
            current = 1;
        } else if (event instanceof SowingEvent.Lifted lifted && lifted.lap() == 1) {
            turns++;
            turnOf[lifted.player().index()] = turns;
        }
        if (event instanceof SowingEvent sowing) {
            current = turnOf[sowing.player().index()];
        } else if (turns > 0) {
            current = turns;
        }
    }

    /** The 1-based number of the round of the last event. */
    public int round() {
        return round;
    }

    /** The 1-based number, in its round, of the turn to which the last event belongs. */
    public int turn() {
        return current;
    }
}
