package papan.ui.playback;

/** Hears that another line of a match is to be looked at. Called on the event dispatch thread. */
@FunctionalInterface
public interface LaneListener {
    /** A cursor of a line was chosen. */
    void laneChosen(int number, int cursor);
}
