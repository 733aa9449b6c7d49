package papan.ui.playback;

import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import papan.ui.common.CoalescedTask;

/** The ticker of the real window: about sixty ticks a second by a Swing timer, unless it need not be so exact. */
public final class SwingTicker implements Ticker {
    private static final int DELAY_MS = 16;
    private static final int BRIEF_MS = 40;
    private static final int SLOW_MS = 500;

    private final int delay;
    private @Nullable Timer timer;
    private long last;

    public SwingTicker() {
        this(DELAY_MS);
    }

    private SwingTicker(int delay) {
        this.delay = delay;
    }

    /** A ticker for what is counted in seconds: two ticks a second. */
    public static SwingTicker slow() {
        return new SwingTicker(SLOW_MS);
    }

    /** A ticker for waiting a moment: it moves nothing. */
    public static SwingTicker brief() {
        return new SwingTicker(BRIEF_MS);
    }

    @Override
    public void start(Callback callback) {
        if (timer != null) {
            return;
        }
        last = System.nanoTime();
        CoalescedTask tick = new CoalescedTask(() -> {
            if (timer != null) {
                long now = System.nanoTime();
                double passed = (now - last) / 1e6;
                last = now;
                callback.tick(passed);
            }
        });
        Timer fresh = new Timer(delay, event -> tick.ask());
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
