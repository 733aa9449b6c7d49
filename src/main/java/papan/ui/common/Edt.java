package papan.ui.common;

import java.awt.EventQueue;

/** The rule that windows are touched on one thread only. */
public final class Edt {
    private Edt() {}

    /**
     * Refuses a call from any thread but the event dispatch thread.
     *
     * @throws IllegalStateException on any other thread
     */
    public static void check() {
        if (!EventQueue.isDispatchThread()) {
            throw new IllegalStateException(
                    "called on " + Thread.currentThread().getName() + ", not on the EDT");
        }
    }

    /** Does something on the event dispatch thread as soon as it is free. */
    public static void later(Runnable action) {
        EventQueue.invokeLater(action);
    }
}
