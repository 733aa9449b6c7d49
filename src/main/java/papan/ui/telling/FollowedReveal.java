package papan.ui.telling;

import papan.replay.Lockstep;
import papan.replay.Timeline;
import papan.ui.playback.Playback;
import papan.ui.playback.PlaybackListener;
import papan.ui.playback.Reveal;

/**
 * A board beside the one that a playback moves: it is where it was when the first one was last where it is. What it does
 * while the first one waits happens at once.
 *
 * @param board its number; the playback moves board 0
 * @param lockstep the timelines of all, the playback's own first
 */
public record FollowedReveal(Playback playback, int board, Lockstep lockstep) implements Reveal {

    private int step() {
        Timeline first = lockstep.timelines().get(0);
        return lockstep.lastWith(0, Math.min(playback.cursor(), first.size()));
    }

    @Override
    public Timeline timeline() {
        return lockstep.timelines().get(board);
    }

    @Override
    public int cursor() {
        return lockstep.beside(board, playback.cursor());
    }

    @Override
    public double fraction() {
        return lockstep.movesAfter(board, step()) ? playback.fraction() : 0;
    }

    @Override
    public void addListener(PlaybackListener listener) {
        playback.addListener(listener);
    }

    @Override
    public void removeListener(PlaybackListener listener) {
        playback.removeListener(listener);
    }
}
