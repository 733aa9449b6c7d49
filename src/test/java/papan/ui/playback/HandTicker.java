package papan.ui.playback;

/** Time that only passes when it is cranked. */
public final class HandTicker implements Ticker {
    private Callback callback = milliseconds -> {};
    private boolean running;

    @Override
    public void start(Callback next) {
        callback = next;
        running = true;
    }

    @Override
    public void stop() {
        running = false;
    }

    /** Whether anybody wants to be called back. */
    public boolean isRunning() {
        return running;
    }

    /** Lets time pass in ticks of 16 ms. */
    public void crank(double milliseconds) {
        for (double passed = 0; passed < milliseconds && running; passed += 16) {
            callback.tick(16);
        }
    }
}
