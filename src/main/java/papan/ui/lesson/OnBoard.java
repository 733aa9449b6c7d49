package papan.ui.lesson;

import papan.replay.Timeline;
import papan.ui.playback.Playback;

/**
 * What the lesson shows on the board, to be put back when something else has been shown there.
 *
 * @param cursor how many events have been shown
 * @param limit how many may be
 * @param revealed how many have been, at most
 * @param locked whether nothing is to be played
 */
record OnBoard(Timeline timeline, int cursor, int limit, int revealed, boolean locked) {
    /** As it is now. */
    static OnBoard of(Playback playback) {
        return new OnBoard(
                playback.timeline(), playback.cursor(), playback.limit(), playback.revealed(), playback.isLocked());
    }
}
