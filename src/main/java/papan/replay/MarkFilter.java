package papan.replay;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.rules.ClauseId;

/** What somebody looks for on a timeline: everything, one kind of moment, or each time that a clause decided. */
public sealed interface MarkFilter {

    /** The cursors just after what is looked for, in order. */
    int[] cursors(Reel reel);

    /** Every moment worth finding. */
    record Everything() implements MarkFilter {
        @Override
        public int[] cursors(Reel reel) {
            return reel.marks().stream().mapToInt(Mark::cursor).distinct().toArray();
        }
    }

    /** Moments of one kind. */
    record Kind(Mark.Kind kind) implements MarkFilter {
        @Override
        public int[] cursors(Reel reel) {
            return reel.marks().stream()
                    .filter(mark -> mark.kind() == kind)
                    .mapToInt(Mark::cursor)
                    .distinct()
                    .toArray();
        }
    }

    /** Moments in which a clause decided over a last seed, or over a place that was passed over. */
    record Clause(ClauseId clause) implements MarkFilter {
        @Override
        public int[] cursors(Reel reel) {
            return IntStream.rangeClosed(1, reel.size())
                    .filter(cursor ->
                            reel.eventsAfter(cursor - 1).stream().anyMatch(event -> clauseOf(event) == clause))
                    .toArray();
        }
    }

    /** The clauses that decide anything on a reel. */
    static Set<ClauseId> clauses(Reel reel) {
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

    private static @Nullable ClauseId clauseOf(BoardEvent event) {
        if (event instanceof SowingEvent.Ruled ruled) {
            return ruled.clause();
        }
        return event instanceof SowingEvent.Skipped skipped ? skipped.clause() : null;
    }
}
