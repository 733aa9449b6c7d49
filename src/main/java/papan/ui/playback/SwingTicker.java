package papan.ui.playback;

import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/** The ticker of the real window: about sixty ticks a second by a Swing timer. */
public final class SwingTicker implements Ticker {
    private static final int DELAY_MS = 16;

    private @Nullable Timer timer;
    private long last;

    @Override
    public void start(Callback callback) {
        if (timer != null) {
            return;
        }
        last = System.nanoTime();
        Timer fresh = new Timer(DELAY_MS, event -> {
            long now = System.nanoTime();
            double passed = (now - last) / 1e6;
            last = now;
            callback.tick(passed);
        });
        timer = fresh;
        fresh.start();
    }

    @Override
    public void stop() {
        if (timer != null) {
            timer.stop();
            timer = null;
        }
    }
}
