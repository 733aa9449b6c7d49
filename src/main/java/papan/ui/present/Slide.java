package papan.ui.present;

import javax.swing.Timer;
import papan.ui.common.SeedMotion;

/** Something that slides in: at once where the class has asked for less motion. */
final class Slide {
    private static final int FRAME_MS = 16;
    private static final long TAKES_NS = 200_000_000L;

    private final Timer timer;
    private long begun;
    private double share = 1;

    /** One that is there; {@code moved} hears whenever more of it is to be seen. */
    Slide(Runnable moved) {
        timer = new Timer(FRAME_MS, event -> step(moved));
    }

    /** It comes in from the edge. */
    void begin() {
        boolean moves = SeedMotion.now() == SeedMotion.FULL;
        begun = System.nanoTime();
        share = moves ? 0 : 1;
        if (moves) {
            timer.start();
        }
    }

    /** How much of a length is to be seen. */
    int part(int length) {
        return (int) Math.round(length * share);
    }

    private void step(Runnable moved) {
        double gone = Math.min(1, (System.nanoTime() - begun) / (double) TAKES_NS);
        // Fast at first, and gently to its end.
        share = 1 - (1 - gone) * (1 - gone);
        if (gone >= 1) {
            timer.stop();
        }
        moved.run();
    }
}
