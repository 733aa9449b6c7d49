package papan.engine;

import papan.event.RoundEndReason;

/** Is called by the {@link Referee} after each thing that it did, in primitive calls. Sides are indexes. */
interface RoundListener {
    /** A player could not move, and the other is next. */
    void passed(int stuck);

    /**
     * What was left in a row went to a store.
     *
     * @param houses bit i set for the house with {@link papan.model.Layout} number i
     * @param taker whose store it was
     */
    void swept(int houses, int seeds, int taker);

    /** The round is over. */
    void ended(RoundEndReason reason, int southStore, int northStore);

    /** Hears nothing. */
    RoundListener SILENT = new RoundListener() {
        @Override
        public void passed(int stuck) {}

        @Override
        public void swept(int houses, int seeds, int taker) {}

        @Override
        public void ended(RoundEndReason reason, int southStore, int northStore) {}
    };
}
