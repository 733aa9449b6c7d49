package papan.bench;

import papan.ui.playback.Ticker;

/** Time that does not pass. */
final class Still implements Ticker {
    @Override
    public void start(Callback callback) {}

    @Override
    public void stop() {}
}
