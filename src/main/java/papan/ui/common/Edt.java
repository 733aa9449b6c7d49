package papan.ui.common;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;

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

    /** Does something on the event dispatch thread and waits until it is done; what it throws is thrown here. */
    public static void await(Runnable action) {
        try {
            EventQueue.invokeAndWait(action);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Does something on the event dispatch thread as soon as it is free. */
    public static void later(Runnable action) {
        EventQueue.invokeLater(action);
    }
}
