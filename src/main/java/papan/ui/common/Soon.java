package papan.ui.common;

/**
 * Something that is done once, as soon as the event dispatch thread is free, however often it was asked for until then: what
 * may follow a moment after everything else, so that no key and no seed waits for it. Lives on the event dispatch thread.
 */
public final class Soon {
    private final Runnable work;
    private boolean due;

    /** Nothing is due yet. */
    public Soon(Runnable work) {
        this.work = work;
    }

    /** Has it done soon. */
    public void ask() {
        if (!due) {
            due = true;
            Edt.later(this::settle);
        }
    }

    /** Does it now; what was asked for before is done with it. */
    public void now() {
        due = false;
        work.run();
    }

    /** Does it now if it was asked for. */
    public void settle() {
        if (due) {
            now();
        }
    }
}
