package papan.replay;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.rules.ClauseId;

/**
 * What is known only after going through a whole reel. For a long match that takes as long as some frames on the
 * screen, so compute it where nobody waits.
 *
 * @param levels its rounds, turns, laps and seeds
 * @param clauses those that decide anything on it
 */
public record Survey(Levels levels, Set<ClauseId> clauses) {
    /** Goes through a whole reel. */
    static Survey of(Reel reel) {
        return new Survey(Levels.of(reel), Collections.unmodifiableSet(clauses(reel)));
    }

    private static Set<ClauseId> clauses(Reel reel) {
        Set<ClauseId> found = EnumSet.noneOf(ClauseId.class);
        for (int cursor = 0; cursor < reel.size(); cursor++) {
            for (BoardEvent event : reel.eventsAfter(cursor)) {
                ClauseId clause = clauseOf(event);
                if (clause != null) {
                    found.add(clause);
                }
            }
        }
        return found;
    }

    /** The clause that decides in an event over a last seed, or over a place that is passed over. */
    static @Nullable ClauseId clauseOf(BoardEvent event) {
        if (event instanceof SowingEvent.Ruled ruled) {
            return ruled.clause();
        }
        return event instanceof SowingEvent.Skipped skipped ? skipped.clause() : null;
    }
}
