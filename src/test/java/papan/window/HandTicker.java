package papan.window;

import papan.ui.playback.Ticker;

/** Time that only passes when it is cranked. */
final class HandTicker implements Ticker {
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

    /** Lets time pass. */
    void crank(double milliseconds) {
        if (running) {
            callback.tick(milliseconds);
        }
    }
}
