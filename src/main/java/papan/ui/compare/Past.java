package papan.ui.compare;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The matchups before and after the present one, to undo and do again. */
final class Past {
    private static final int MOST = 200;

    private final Deque<Matchup> before = new ArrayDeque<>();
    private final Deque<Matchup> after = new ArrayDeque<>();

    /** Remembers a matchup that another takes the place of. */
    void leave(Matchup matchup) {
        before.push(matchup);
        if (before.size() > MOST) {
            before.removeLast();
        }
        after.clear();
    }

    /** The matchup before this one; empty if there is none. */
    Optional<Matchup> undo(Matchup now) {
        if (before.isEmpty()) {
            return Optional.empty();
        }
        after.push(now);
        return Optional.of(before.pop());
    }

    /** The matchup that was undone last. */
    Optional<Matchup> redo(Matchup now) {
        if (after.isEmpty()) {
            return Optional.empty();
        }
        before.push(now);
        return Optional.of(after.pop());
    }
}
