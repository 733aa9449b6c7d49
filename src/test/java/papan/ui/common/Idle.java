package papan.ui.common;

/** The event dispatch thread with nothing left to do. */
public final class Idle {
    /** What is done {@link Soon} takes three events, and may ask for more. */
    private static final int EVENTS = 20;

    private Idle() {}

    /** Waits until the event dispatch thread has done all that follows from what it did. */
    public static void await() {
        for (int event = 0; event < EVENTS; event++) {
            Edt.await(() -> {});
        }
    }
}
