package papan.ui.sound;

/** Where samples are heard. Used by one thread only, which is not the event dispatch thread. A seam for tests. */
public interface Loudspeaker {
    /**
     * Makes ready.
     *
     * @return whether there is a loudspeaker, and no other program keeps it
     */
    boolean open();

    /** Lets samples be heard, 16 bits, two channels, 44,100 a second; may take as long as they are. */
    void play(byte[] samples);

    /** Lets go of it, so that other programs can have it; it can be made ready again. */
    void close();

    /** A computer that has none. */
    static Loudspeaker none() {
        return new Loudspeaker() {
            @Override
            public boolean open() {
                return false;
            }

            @Override
            public void play(byte[] samples) {
                // Nobody hears.
            }

            @Override
            public void close() {
                // Nothing is kept.
            }
        };
    }
}
