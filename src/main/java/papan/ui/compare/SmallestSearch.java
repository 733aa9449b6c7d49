package papan.ui.compare;

import java.util.function.Consumer;
import papan.analysis.Contrast;
import papan.analysis.Counterparts;
import papan.rules.RuleSet;
import papan.ui.common.SupersedingTask;

/**
 * Looks in the background for the smallest contrast between two rule sets, until it is found or not waited for any more.
 * Lives on the event dispatch thread.
 */
final class SmallestSearch {
    private final SupersedingTask search = new SupersedingTask();

    boolean isRunning() {
        return search.isRunning();
    }

    /** Ends it; nobody is told. */
    void stop() {
        search.stop();
    }

    /**
     * Begins; the boards of both must have the same size.
     *
     * @param found is told how it ended
     * @param failed is told if it broke off
     */
    void start(RuleSet one, RuleSet other, Consumer<Contrast.Outcome> found, Runnable failed) {
        RuleSet onFirst = new Counterparts(one, other).otherOnFirst();
        search.run(ended -> Contrast.find(one, onFirst, ended), found, failure -> failed.run());
    }
}
