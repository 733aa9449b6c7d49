package papan.replay;

import java.util.stream.IntStream;
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
                            reel.eventsAfter(cursor - 1).stream().anyMatch(event -> Survey.clauseOf(event) == clause))
                    .toArray();
        }
    }
}
