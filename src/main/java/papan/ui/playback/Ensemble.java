package papan.ui.playback;

import papan.replay.Lockstep;
import papan.replay.Timeline;

/** The one reveal cursor of several boards that are walked through in step. Lives on the event dispatch thread. */
public final class Ensemble extends Transport {
    private Lockstep lockstep;

    /** An ensemble at the beginning of some boards' timelines. */
    public Ensemble(Ticker ticker, Lockstep lockstep) {
        super(ticker, lockstep);
        this.lockstep = lockstep;
    }

    /**
     * Shows other timelines, or the same in another step.
     *
     * @param at the cursor to begin with
     */
    public void load(Lockstep next, int at) {
        lockstep = next;
        show(next, at, next.size(), at);
    }

    /** The boards' timelines in step. */
    public Lockstep lockstep() {
        return lockstep;
    }

    /** What the view of one board follows; it stays valid when other timelines are loaded. */
    public Reveal board(int board) {
        return new Board(board);
    }

    /** One of the boards. */
    private final class Board implements Reveal {
        private final int number;

        Board(int number) {
            this.number = number;
        }

        @Override
        public Timeline timeline() {
            return lockstep.timelines().get(number);
        }

        @Override
        public int cursor() {
            return lockstep.cursorOf(number, Ensemble.this.cursor());
        }

        @Override
        public double fraction() {
            return lockstep.movesAfter(number, Ensemble.this.cursor()) ? Ensemble.this.fraction() : 0;
        }

        @Override
        public void addListener(PlaybackListener listener) {
            Ensemble.this.addListener(listener);
        }

        @Override
        public void removeListener(PlaybackListener listener) {
            Ensemble.this.removeListener(listener);
        }
    }
}
