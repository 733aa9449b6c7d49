package papan.ui.playback;

/** Drives an animation: calls back with the time that has passed until told to stop. Tests crank one by hand. */
public interface Ticker {

    /** Begins to call back, on the event dispatch thread. Does nothing if it already does. */
    void start(Callback callback);

    /** Stops calling back. */
    void stop();

    /** Hears each tick. */
    interface Callback {
        /** Milliseconds since the last tick, or since the start. */
        void tick(double milliseconds);
    }
}
