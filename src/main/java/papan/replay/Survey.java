package papan.replay;

import java.util.Collections;
import java.util.Set;
import papan.rules.ClauseId;

/**
 * What only a look at all of a reel can tell. For a long match it takes as long as some frames on the screen, so that it is
 * better worked out where nobody waits.
 *
 * @param levels its rounds, turns, laps and seeds
 * @param clauses those that decide anything on it
 */
public record Survey(Levels levels, Set<ClauseId> clauses) {
    /** Looks at all of a reel. */
    static Survey of(Reel reel) {
        return new Survey(Levels.of(reel), Collections.unmodifiableSet(MarkFilter.clauses(reel)));
    }
}
