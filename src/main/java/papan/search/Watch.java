package papan.search;

import java.util.function.BooleanSupplier;

/** Watches a long computation: is told how far it has come, and can end it early. Called from any thread. */
public interface Watch {
    /** Whether the work is to end now with what it has found. */
    boolean isOver();

    /**
     * How far the work has come. Called often; whoever shows it does so now and then.
     *
     * @param done what has been done: rounds, or positions looked at
     */
    void progress(long done);

    /**
     * A turn of a round has been played.
     *
     * @param laps of which it was made
     */
    default void turn(int laps) {}

    /** Ends work as soon as it is to end, and hears nothing of how far it has come. */
    static Watch until(BooleanSupplier over) {
        return new Watch() {
            @Override
            public boolean isOver() {
                return over.getAsBoolean();
            }

            @Override
            public void progress(long done) {}
        };
    }

    /** Lets all work run to its end. */
    Watch NOBODY = until(() -> false);
}
