package papan.ui.common;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A single background thread with a bounded queue for short tasks that touch no component. Drops tasks when the queue is full. */
public final class SerialExecutor {
    private final BlockingQueue<Runnable> waiting;
    private final String name;
    private boolean begun;

    /**
     * Begins with the first errand.
     *
     * @param name the thread's
     * @param most how many errands may wait
     */
    public SerialExecutor(String name, int most) {
        this.name = name;
        this.waiting = new ArrayBlockingQueue<>(most);
    }

    /**
     * Does something as soon as all that came before is done; returns at once.
     *
     * @return false if too much is waiting already, and this is dropped
     */
    public boolean offer(Runnable errand) {
        Edt.check();
        begin();
        return waiting.offer(errand);
    }

    /** Does something as soon as what is under way is done, in place of all that waits; returns at once. */
    public void replace(Runnable errand) {
        Edt.check();
        begin();
        waiting.clear();
        // Nobody else offers, so there is room.
        waiting.add(errand);
    }

    private void begin() {
        if (!begun) {
            begun = true;
            Thread thread = new Thread(this::run, name);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void run() {
        try {
            while (true) {
                doOne(waiting.take());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One that fails does not keep the others from being done; what it throws is thrown where it is seen. */
    private static void doOne(Runnable errand) {
        try {
            errand.run();
        } catch (RuntimeException | Error e) {
            Edt.later(() -> {
                throw e;
            });
        }
    }
}
