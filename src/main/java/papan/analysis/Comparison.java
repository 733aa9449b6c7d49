package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Skipped;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;

/**
 * The same moves under two rule sets, and where they part. Two events are the same if they do the same: why a ruling was
 * made may be told differently.
 *
 * @param first what came of the moves under the first rule set
 * @param second and under the second
 * @param same how many events both have in common
 * @param causes the clauses each of which alone, taken over from the second rule set, would make the first do what the
 *     second does at the point where they part, the one that an event there names first; empty if they don't part, or
 *     if no single clause explains it
 * @param together where no single clause does: the fewest that do together; empty if there are none
 */
public record Comparison(
        Courses.Played first, Courses.Played second, int same, List<ClauseId> causes, List<ClauseId> together) {
    /** So many clauses are tried together at most. */
    private static final int MOST_TOGETHER = 3;

    /** So many events are played at most to explain a difference: half a second's work, however hostile the moves. */
    public static final long MOST_EVENTS = 600_000;

    /** Other rule sets are played at most so often to explain a difference. */
    private static final int MOST_TRIED = 400;

    public Comparison {
        causes = List.copyOf(causes);
        together = List.copyOf(together);
    }

    /**
     * Makes moves under two rule sets.
     *
     * @param from where to begin; empty for either rule set's own start
     */
    public static Comparison of(RuleSet one, RuleSet other, Optional<Position> from, List<Move> moves) {
        return of(one, other, from, moves, new AtomicLong(MOST_EVENTS));
    }

    /**
     * The same within bounds.
     *
     * @param allowance how many events may be played to explain a difference; what was played is taken from it
     */
    public static Comparison of(
            RuleSet one, RuleSet other, Optional<Position> from, List<Move> moves, AtomicLong allowance) {
        Courses.Played first = Courses.play(one, from, moves);
        Courses.Played second = Courses.play(other, from, moves);
        int same = agreement(first, second);
        if (!parts(first, second, same)) {
            return new Comparison(first, second, same, List.of(), List.of());
        }
        Search search = new Search(one, other, from, moves, second, same, allowance);
        List<ClauseId> causes = new ArrayList<>(search.alone());
        Optional<ClauseId> cited = cited(first, same).or(() -> cited(second, same));
        cited.filter(causes::contains).ifPresent(clause -> {
            causes.remove(clause);
            causes.add(0, clause);
        });
        return new Comparison(first, second, same, causes, causes.isEmpty() ? search.together() : List.of());
    }

    /** Looks for the clauses that explain where two rule sets part. */
    private static final class Search {
        private final RuleSet one;
        private final RuleSet other;
        private final Optional<Position> from;
        private final List<Move> moves;
        private final Courses.Played wanted;
        private final int point;
        /** Events that may still be played. */
        private final AtomicLong allowance;

        private final AtomicInteger tried = new AtomicInteger();

        Search(
                RuleSet one,
                RuleSet other,
                Optional<Position> from,
                List<Move> moves,
                Courses.Played wanted,
                int point,
                AtomicLong allowance) {
            this.allowance = allowance;
            this.one = one;
            this.other = other;
            this.from = from;
            this.moves = moves;
            this.wanted = wanted;
            this.point = point;
        }

        private List<ClauseId> alone() {
            return ClauseAnswer.differing(one, other).stream()
                    .filter(clause -> explains(List.of(clause)))
                    .toList();
        }

        private List<ClauseId> together() {
            for (int size = 2; size <= MOST_TOGETHER; size++) {
                List<ClauseId> found = among(ClauseAnswer.differing(one, other), size, List.of());
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return List.of();
        }

        /** The first of all ways to add so many clauses to others that explains it. */
        private List<ClauseId> among(List<ClauseId> left, int size, List<ClauseId> chosen) {
            if (size == 0) {
                return explains(chosen) ? chosen : List.of();
            }
            for (int i = 0; i + size <= left.size(); i++) {
                List<ClauseId> more = new ArrayList<>(chosen);
                more.add(left.get(i));
                List<ClauseId> found = among(left.subList(i + 1, left.size()), size - 1, more);
                if (!found.isEmpty()) {
                    return found;
                }
            }
            return List.of();
        }

        private boolean explains(List<ClauseId> clauses) {
            if (allowance.get() < 0 || tried.incrementAndGet() > MOST_TRIED) {
                return false;
            }
            Optional<Courses.Played> course =
                    ClauseSwitch.take(one, other, clauses).map(switched -> Courses.play(switched, from, moves));
            allowance.addAndGet(-course.map(each -> each.events().size()).orElse(0));
            return course.filter(each -> agreesAt(each, wanted, point)).isPresent();
        }
    }

    /** Whether they part at all. */
    public boolean parts() {
        return parts(first, second, same);
    }

    /**
     * Which of the two, 0 or 1, goes no further only because somebody has yet to choose in an opening; empty if both do,
     * or none.
     */
    public OptionalInt waiting() {
        boolean one = first.waitsAfter(same);
        return one == second.waitsAfter(same) ? OptionalInt.empty() : OptionalInt.of(one ? 0 : 1);
    }

    /** The clauses to name: one that explains it alone, or those that do so together; none if nothing does. */
    public List<ClauseId> explanation() {
        return causes.isEmpty() ? together : causes.subList(0, 1);
    }

    /** What the first rule set does where they part; empty if it stops there. */
    public Optional<BoardEvent> firstEvent() {
        return event(first, same);
    }

    /** What the second rule set does there. */
    public Optional<BoardEvent> secondEvent() {
        return event(second, same);
    }

    private static Optional<BoardEvent> event(Courses.Played played, int index) {
        return index < played.events().size() ? Optional.of(played.events().get(index)) : Optional.empty();
    }

    private static Optional<ClauseId> cited(Courses.Played played, int index) {
        return event(played, index).filter(Ruled.class::isInstance).map(e -> ((Ruled) e).clause());
    }

    /** A board that only waits for a choice does nothing else than the other: it has not gone on yet. */
    private static boolean parts(Courses.Played one, Courses.Played other, int same) {
        if (one.waitsAfter(same) || other.waitsAfter(same)) {
            return false;
        }
        return same < one.events().size() || same < other.events().size() || refusalsDiffer(one, other);
    }

    private static boolean refusalsDiffer(Courses.Played one, Courses.Played other) {
        return !one.refused()
                .map(Refusal::move)
                .map(Move::from)
                .equals(other.refused().map(Refusal::move).map(Move::from));
    }

    /** Whether a course does what another does up to a point and at it. */
    private static boolean agreesAt(Courses.Played course, Courses.Played wanted, int point) {
        int same = agreement(course, wanted);
        boolean wantedEnds = point >= wanted.events().size();
        return wantedEnds ? !course.waitsAfter(same) && !parts(course, wanted, same) : same > point;
    }

    /** How many events two courses have in common from their beginning. */
    static int agreement(Courses.Played one, Courses.Played other) {
        int most = Math.min(one.events().size(), other.events().size());
        for (int i = 0; i < most; i++) {
            if (!isSame(one.events().get(i), other.events().get(i))) {
                return i;
            }
        }
        return most;
    }

    /** Whether two events do the same to the board. */
    static boolean isSame(BoardEvent one, BoardEvent other) {
        if (one instanceof Ruled a && other instanceof Ruled b) {
            return a.player() == b.player() && a.at().equals(b.at()) && a.ruling() == b.ruling();
        }
        if (one instanceof Skipped a && other instanceof Skipped b) {
            return a.player() == b.player() && a.at().equals(b.at());
        }
        if (one instanceof RoundEnded a && other instanceof RoundEnded b) {
            return a.winner() == b.winner();
        }
        return one.equals(other);
    }
}
