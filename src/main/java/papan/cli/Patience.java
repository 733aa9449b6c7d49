package papan.cli;

import papan.search.CtrlC;
import papan.search.Watch;

/** Waits for long work: ends it at Ctrl-C or when its time is up, and tells how far it has come. */
final class Patience implements Watch {
    private static final long SECOND = 1_000_000_000;

    private final CtrlC ctrlC;
    private final ProgressLine progress;
    private final long begun = System.nanoTime();
    private final long limit;

    /**
     * Patience for one piece of work.
     *
     * @param seconds how long it may take; 0 for as long as it needs
     */
    Patience(CtrlC ctrlC, int seconds, ProgressLine progress) {
        this.ctrlC = ctrlC;
        this.progress = progress;
        this.limit = seconds * SECOND;
    }

    @Override
    public boolean isOver() {
        return ctrlC.isPressed() || (limit > 0 && System.nanoTime() - begun > limit);
    }

    @Override
    public void progress(long done) {
        progress.tell(done);
    }

    /** The work is done, or was ended. */
    void done() {
        progress.clear();
    }
}
