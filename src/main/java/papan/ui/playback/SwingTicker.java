package papan.ui.playback;

import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import papan.ui.common.CoalescedTask;

/** The ticker of the real window: about sixty ticks a second by a Swing timer, unless it need not be so exact. */
public final class SwingTicker implements Ticker {
    private static final int DELAY_MS = 16;
    private static final int BRIEF_MS = 40;
    private static final int SLOW_MS = 500;

    /** How many of those tick for what moves. */
    private static int running;

    private final int delay;
    private @Nullable Timer timer;
    private long last;

    /** A ticker for what moves. */
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

    /** Whether anything moves now, in any window. On the event dispatch thread. */
    public static boolean isAnyRunning() {
        return running > 0;
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
        running += moves();
        Timer fresh = new Timer(delay, event -> tick.ask());
        timer = fresh;
        fresh.start();
    }

    @Override
    public void stop() {
        if (timer != null) {
            timer.stop();
            timer = null;
            running -= moves();
        }
    }

    private int moves() {
        return delay == DELAY_MS ? 1 : 0;
    }
}
