package papan.engine;

import papan.event.Ruling;
import papan.rules.ClauseId;

/**
 * What the {@link Sower} says it did, in primitive calls so that a silent listener costs nothing. Places are
 * {@link papan.model.Layout} numbers, sides their indexes. Each call comes after the seeds have moved.
 */
interface SowingListener {
    /** All seeds of a house went into the hand. */
    void lifted(int side, int at, int seeds, int lap);

    /** One seed fell; {@code count} lie there now and {@code hand} are left. */
    void sown(int side, int at, int count, int hand);

    /** A place was passed over. */
    void skipped(int side, int at, ClauseId clause);

    /** A seed due in a burnt house went into a store. */
    void forfeited(int side, int at, int store, int hand);

    /** A rule has decided over the last seed of a lap; nothing has been taken yet. */
    void ruled(int side, int at, Ruling ruling, ClauseId clause);

    /**
     * Seeds were taken into a store.
     *
     * @param houses the houses that were emptied are the first {@code count} of these
     * @param seeds how many in all
     * @param owner whose store they went to
     */
    void captured(int side, int[] houses, int count, int seeds, int owner);

    /** An occupied house's seeds were put into the mover's store. */
    void banked(int side, int at, int seeds);

    /** Hears nothing, for search and statistics. */
    SowingListener SILENT = new Silent();

    /** The listener that does nothing. */
    final class Silent implements SowingListener {
        private Silent() {}

        @Override
        public void lifted(int side, int at, int seeds, int lap) {}

        @Override
        public void sown(int side, int at, int count, int hand) {}

        @Override
        public void skipped(int side, int at, ClauseId clause) {}

        @Override
        public void forfeited(int side, int at, int store, int hand) {}

        @Override
        public void ruled(int side, int at, Ruling ruling, ClauseId clause) {}

        @Override
        public void captured(int side, int[] houses, int count, int seeds, int owner) {}

        @Override
        public void banked(int side, int at, int seeds) {}
    }
}
