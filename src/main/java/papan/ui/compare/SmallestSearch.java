package papan.ui.compare;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import papan.analysis.Contrast;
import papan.analysis.Counterparts;
import papan.rules.RuleSet;
import papan.ui.common.Background;

/**
 * Looks in the background for the smallest contrast between two rule sets, until it is found or not waited for any more.
 * Lives on the event dispatch thread.
 */
final class SmallestSearch {
    private AtomicBoolean stopped = new AtomicBoolean(true);

    boolean isRunning() {
        return !stopped.get();
    }

    /** Ends it; nobody is told. */
    void stop() {
        stopped.set(true);
    }

    /**
     * Begins; the boards of both must have the same size.
     *
     * @param found is told how it ended
     * @param failed is told if it broke off
     */
    void start(RuleSet one, RuleSet other, Consumer<Contrast.Outcome> found, Runnable failed) {
        AtomicBoolean mine = new AtomicBoolean();
        stopped = mine;
        RuleSet onFirst = new Counterparts(one, other).otherOnFirst();
        Background.run(
                () -> Contrast.find(one, onFirst, mine::get),
                outcome -> {
                    if (!mine.get()) {
                        found.accept(outcome);
                    }
                },
                failure -> {
                    if (!mine.get()) {
                        failed.run();
                    }
                });
    }
}
