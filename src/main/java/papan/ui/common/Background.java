package papan.ui.common;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** The door to other threads: for what takes long and touches no component. */
public final class Background {
    private Background() {}

    /**
     * Works out a value on a thread of its own.
     *
     * @param work must touch no component; what it throws is thrown again on the event dispatch thread
     * @param then is given the value on the event dispatch thread
     */
    public static <T> void run(Supplier<T> work, Consumer<T> then) {
        run(work, then, failure -> {});
    }

    /**
     * The same; whoever waits is told before what the work throws is thrown again.
     *
     * @param failed is told on the event dispatch thread
     */
    public static <T> void run(Supplier<T> work, Consumer<T> then, Consumer<Throwable> failed) {
        Thread thread = new Thread(() -> Edt.later(outcome(work, then, failed)), "papan-background");
        thread.setDaemon(true);
        thread.start();
    }

    private static <T> Runnable outcome(Supplier<T> work, Consumer<T> then, Consumer<Throwable> failed) {
        try {
            T value = work.get();
            return () -> then.accept(value);
        } catch (RuntimeException | Error e) {
            return () -> {
                failed.accept(e);
                throw e;
            };
        }
    }
}
