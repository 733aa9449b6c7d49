package papan.ui.common;

/** The window with nothing left to do. */
public final class Idle {
    /** What is done {@link CoalescedTask} takes three events, and may ask for more. */
    private static final int EVENTS = 20;

    private Idle() {}

    /** Waits until the event dispatch thread has done all that follows from what it did. */
    public static void await() {
        for (int event = 0; event < EVENTS; event++) {
            Edt.await(() -> {});
        }
    }

    /** The same of all that is worked out in the background, and of what follows from that. */
    public static void awaitBackground() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals(Background.THREAD)) {
                thread.join();
            }
        }
        await();
    }
}
