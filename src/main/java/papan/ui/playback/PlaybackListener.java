package papan.ui.playback;

/** Hears of every change of a {@link Transport} or of one of its boards, on the event dispatch thread. */
@FunctionalInterface
public interface PlaybackListener {

    /** Something about it has changed. */
    void playbackChanged(Change change);

    /** What has changed. */
    enum Change {
        /** Another timeline, or another part of it, is shown. */
        LOADED,
        /** The cursor stands elsewhere. */
        CURSOR,
        /** A seed is on its way, or has gone back to where it came from: only the fraction has changed. */
        FRACTION,
        /** Playing, speed, grain or lock have changed: nothing that a board shows. */
        CONTROLS
    }
}
