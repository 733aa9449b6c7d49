package papan.ui.playback;

import papan.replay.Timeline;

/** What a view of one board follows: a timeline and how much of it has been revealed. */
public interface Reveal {
    Timeline timeline();

    /** How many of its events have been revealed. */
    int cursor();

    /** How far the event after the cursor is under way: 0 at rest, towards 1 while it happens. */
    double fraction();

    void addListener(PlaybackListener listener);

    void removeListener(PlaybackListener listener);
}
