package papan.ui.common;

import java.util.concurrent.atomic.AtomicBoolean;

/** The window with nothing left to do. */
public final class Idle {
    /** What only the event queue knows of takes a few events, and may ask for more. */
    private static final int EVENTS = 20;

    private Idle() {}

    /** Waits until the event dispatch thread has done all that follows from what it did. */
    public static void await() {
        AtomicBoolean due = new AtomicBoolean();
        do {
            for (int event = 0; event < EVENTS; event++) {
                Edt.await(() -> due.set(!CoalescedTask.LINE.isEmpty()));
            }
        } while (due.get());
    }

    /** The same of all that is worked out in the background, and of what follows from that. */
    public static void awaitBackground() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals(Background.THREAD)) {
                join(thread);
            }
        }
        await();
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
