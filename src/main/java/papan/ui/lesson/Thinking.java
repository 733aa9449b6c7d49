package papan.ui.lesson;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import papan.ui.common.Background;

/** Works out in the background what comes of a try, one thing at a time. Lives on the event dispatch thread. */
final class Thinking {
    private Optional<AtomicBoolean> now = Optional.empty();

    /** Whether something is being thought out. */
    boolean isUnderWay() {
        return now.isPresent();
    }

    /** Ends what is being thought out; nobody hears of it any more. */
    void stop() {
        now.ifPresent(end -> end.set(true));
        now = Optional.empty();
    }

    /**
     * Thinks something out.
     *
     * @param work may end early when it is told to
     * @param then hears of it on the event dispatch thread, unless it was stopped
     * @param failed hears that nothing came of it
     */
    <T> void begin(Function<BooleanSupplier, T> work, Consumer<T> then, Runnable failed) {
        stop();
        AtomicBoolean end = new AtomicBoolean();
        now = Optional.of(end);
        Background.run(
                () -> work.apply(end::get),
                found -> {
                    if (!end.get()) {
                        now = Optional.empty();
                        then.accept(found);
                    }
                },
                failure -> {
                    if (!end.get()) {
                        stop();
                        failed.run();
                    }
                });
    }
}
