package papan.ui.common;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The door to other threads: for what takes long and touches no component. */
public final class Background {
    /** The sentence for whoever waited for something that could not be worked out. */
    public static final String FAILED = "background.failed";

    static final String THREAD = "papan-background";

    private Background() {}

    /**
     * Works out a value on a thread of its own. Whoever waits is always told how it ended, so that nobody waits for ever.
     *
     * @param work must touch no component; what it throws is thrown again on the event dispatch thread
     * @param then is given the value on the event dispatch thread
     * @param failed is told on the event dispatch thread, before what the work throws is thrown again
     */
    public static <T> void run(Supplier<T> work, Consumer<T> then, Consumer<Throwable> failed) {
        Thread thread = new Thread(() -> Edt.later(outcome(work, then, failed)), THREAD);
        thread.setDaemon(true);
        thread.start();
    }

    /** What went wrong, for whoever wanted to read or write a file. */
    public static String reason(Throwable failure) {
        return Optional.ofNullable(failure.getMessage()).orElse(failure.toString());
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
