package papan.replay;

import java.util.Map;
import papan.model.Side;

/**
 * A match as a file keeps it.
 *
 * @param variations what was played, and what else might have been
 * @param players what the players are called, or which way of playing chose for them; not every side needs one
 */
public record RecordedMatch(Variations variations, Map<Side, String> players) {
    public RecordedMatch {
        players = Map.copyOf(players);
    }

    /** The same, all of whose lines have been surveyed: to be asked for in the background, before it is shown. */
    public RecordedMatch surveyed() {
        variations.main().timeline().survey();
        variations.branches().forEach(branch -> branch.match().timeline().survey());
        return this;
    }
}
