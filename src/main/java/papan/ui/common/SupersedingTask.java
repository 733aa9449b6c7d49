package papan.ui.common;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Background work of which only the latest request counts: starting one cancels the one before, whose result is dropped. Lives on the event dispatch thread.
 */
public final class SupersedingTask {
    private AtomicBoolean ended = new AtomicBoolean(true);

    /** Whether something is still to come: a value, or that there is none. */
    public boolean isRunning() {
        return !ended.get();
    }

    /** Ends what runs; nobody is told. */
    public void stop() {
        ended.set(true);
    }

    /**
     * Begins. It does not run any more when one of the two is told.
     *
     * @param work is told to ask now and then whether it is to end; it then may give anything. Must touch no component
     * @param then is given the value on the event dispatch thread
     * @param failed is told on the event dispatch thread why there is none
     */
    public <T> void run(Function<BooleanSupplier, T> work, Consumer<T> then, Consumer<Throwable> failed) {
        Edt.check();
        stop();
        AtomicBoolean mine = new AtomicBoolean();
        ended = mine;
        Background.run(() -> work.apply(mine::get), tell(mine, then), tell(mine, failed));
    }

    private static <T> Consumer<T> tell(AtomicBoolean mine, Consumer<T> listener) {
        return value -> {
            if (!mine.getAndSet(true)) {
                listener.accept(value);
            }
        };
    }
}
