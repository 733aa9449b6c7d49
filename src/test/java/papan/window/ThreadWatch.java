package papan.window;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.swing.JComponent;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.assertj.swing.exception.EdtViolationException;

/**
 * Notes every component that is touched off the event dispatch thread, and every exception that nobody catches. It is
 * thrown where it happens, too; but on a thread of the program's own nobody but this would hear of it.
 */
final class ThreadWatch extends FailOnThreadViolationRepaintManager implements UncaughtExceptionHandler {
    private final Queue<Throwable> found = new ConcurrentLinkedQueue<>();
    private final boolean painted;

    /**
     * A watch.
     *
     * @param painted whether what is watched is painted on the screen, too, or only laid out
     */
    ThreadWatch(boolean painted) {
        this.painted = painted;
    }

    /** What was found since the last time. */
    List<Throwable> found() {
        List<Throwable> all = List.copyOf(found);
        found.clear();
        return all;
    }

    @Override
    public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
        if (painted) {
            watched(() -> super.addDirtyRegion(component, x, y, width, height));
        }
    }

    // RepaintManager is synchronized here, too.
    @Override
    public synchronized void addInvalidComponent(JComponent component) {
        watched(() -> super.addInvalidComponent(component));
    }

    private void watched(Runnable touch) {
        try {
            touch.run();
        } catch (EdtViolationException e) {
            found.add(e);
            throw e;
        }
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        if (!(thrown instanceof EdtViolationException)) {
            found.add(thrown);
        }
    }
}
