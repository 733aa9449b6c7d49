package papan.search;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Holds the end of the program back for a moment, after Ctrl-C for example, until what has been found so far is
 * printed. Close it after that.
 */
public final class CtrlC implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook = new Thread(this::press, "ctrl-c");
    private volatile boolean pressed;

    /** Watches from now on. */
    public static CtrlC watched() {
        CtrlC watch = new CtrlC();
        Runtime.getRuntime().addShutdownHook(watch.hook);
        return watch;
    }

    CtrlC() {}

    /** Whether the program is to end. */
    public boolean isPressed() {
        return pressed;
    }

    /** What the end of the program does first. */
    void press() {
        pressed = true;
        try {
            boolean inTime = told.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assert inTime || pressed;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        told.countDown();
        if (!pressed) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException ending) {
                // The end has begun in the meantime; nothing holds it back any more.
                pressed = true;
            }
        }
    }
}
