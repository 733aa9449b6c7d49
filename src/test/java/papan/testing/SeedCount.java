package papan.testing;

import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Position;

/** Folds events one by one and fails as soon as a seed is lost or made. */
public final class SeedCount {
    private final String what;
    private final int total;
    private Position position;
    private long events;

    /**
     * A count from a position.
     *
     * @param what is played, for the message
     */
    public SeedCount(String what, Position start) {
        this.what = what;
        this.position = start;
        this.total = start.total();
    }

    /** The next event. */
    public void add(BoardEvent event) {
        position = Fold.after(position, event);
        events++;
        if (position.total() != total) {
            throw new AssertionError(what + ": " + position.total() + " seeds instead of " + total + " after event "
                    + events + ", " + event);
        }
    }

    /** How many events there were. */
    public long events() {
        return events;
    }

    /** Where they led. */
    public Position position() {
        return position;
    }
}
