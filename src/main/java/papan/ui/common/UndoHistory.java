package papan.ui.common;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * An undo and redo history around a present value.
 *
 * @param <T> immutable
 */
public final class UndoHistory<T> {
    private static final int MOST = 200;

    private final Deque<T> before = new ArrayDeque<>();
    private final Deque<T> after = new ArrayDeque<>();

    /** Remembers something that another takes the place of. */
    public void leave(T was) {
        before.push(was);
        if (before.size() > MOST) {
            before.removeLast();
        }
        after.clear();
    }

    /** Forgets everything: what comes now is about something else. */
    public void clear() {
        before.clear();
        after.clear();
    }

    /** Whether nothing was before this. */
    public boolean isEmpty() {
        return before.isEmpty();
    }

    /** What was before this; empty if nothing was. */
    public Optional<T> undo(T now) {
        if (before.isEmpty()) {
            return Optional.empty();
        }
        after.push(now);
        return Optional.of(before.pop());
    }

    /** What was undone last. */
    public Optional<T> redo(T now) {
        if (after.isEmpty()) {
            return Optional.empty();
        }
        before.push(now);
        return Optional.of(after.pop());
    }
}
