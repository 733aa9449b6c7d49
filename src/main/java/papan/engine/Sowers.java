package papan.engine;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;

/** Silent sowers for one board, one for each circuit, made when they are first needed. */
final class Sowers {
    private final RuleSet rules;
    private final int[] cells;
    private final Map<Circuit, Sower> known = new HashMap<>();
    private @Nullable Sower latest;

    /**
     * Sowers for a board.
     *
     * @param cells the seeds, changed by every sower
     */
    Sowers(RuleSet rules, int[] cells) {
        this.rules = rules;
        this.cells = cells;
    }

    Sower on(Circuit circuit) {
        Sower last = latest;
        if (last != null && last.circuit() == circuit) {
            return last;
        }
        Sower sower = known.computeIfAbsent(circuit, c -> new Sower(rules, c, cells, SowingListener.SILENT));
        latest = sower;
        return sower;
    }
}
