package papan.search;

/** Ends a search that has looked at too many positions, so that it ends at the same point on every machine. */
public final class PositionLimit implements Watch {
    private final long most;
    private long looked;

    /** A limit for one search. */
    public PositionLimit(long most) {
        this.most = most;
    }

    /** How many positions have been looked at. */
    public long looked() {
        return looked;
    }

    @Override
    public boolean isOver() {
        return looked > most;
    }

    @Override
    public void progress(long done) {
        looked = done;
    }
}
