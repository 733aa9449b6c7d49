package papan.ui.atlas;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.analysis.SmallestExample;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.ui.common.SupersedingTask;

/** The smallest examples, looked for on a thread of their own when first asked for, and remembered. */
final class Examples {
    private final Map<RuleSet, Map<ClauseId, Optional<SmallestExample>>> found = new HashMap<>();
    private final SupersedingTask search = new SupersedingTask();

    /**
     * Finds the example of a clause. A question that has not been answered yet is forgotten.
     *
     * @param then is given the answer on the event dispatch thread; at once if it is known
     * @param failed is told on the event dispatch thread if there is no answer
     * @return whether the answer is still to come
     */
    boolean ask(RuleSet rules, ClauseId clause, Consumer<Optional<SmallestExample>> then, Runnable failed) {
        search.stop();
        Map<ClauseId, Optional<SmallestExample>> known =
                found.computeIfAbsent(rules, r -> new EnumMap<>(ClauseId.class));
        Optional<SmallestExample> answer = known.get(clause);
        if (known.containsKey(clause)) {
            then.accept(answer);
            return false;
        }
        search.run(
                ended -> SmallestExample.find(rules, clause, ended),
                example -> {
                    known.put(clause, example);
                    then.accept(example);
                },
                failure -> failed.run());
        return true;
    }
}
