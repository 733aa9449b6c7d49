package papan.ui.board;

import java.awt.Graphics2D;
import java.awt.Image;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * Draws the next events off screen while nothing moves, one at a time. That fills the caches of glyphs and pictures, also
 * those of the graphics system, and warms up the JIT compiler; otherwise the first seeds of a quick turn would be late on a
 * small computer. Lives on the event dispatch thread.
 */
final class DrawnAhead {
    /** Not at once: a window that is pulled to another size is drawn anew again and again. */
    private static final int REST_MS = 400;

    private static final int PAUSE_MS = 20;
    /** Of 221 pictures that the first sixty events of a long turn need, these need all but seven. */
    private static final int MOMENTS = 24;
    /** A picture stays with the screen from the second time on. */
    private static final int TIMES = 2;

    private final BooleanSupplier moving;
    private final Supplier<@Nullable Image> surface;
    private final IntFunction<@Nullable BoardScene> coming;
    private final BiConsumer<Graphics2D, BoardScene> painter;
    private final Timer timer = new Timer(PAUSE_MS, event -> next());
    private int moment;
    private @Nullable Image unseen;

    /**
     * Nothing is drawn as yet.
     *
     * @param moving whether anything moves on the board
     * @param surface where nobody sees it, as large as the board and as the screen is itself, so that the screen keeps
     *     what it is given; null while the board is not on a screen
     * @param coming what is still to come, by its number from 0; null after the last
     * @param painter draws it as it will be drawn on the screen
     */
    DrawnAhead(
            BooleanSupplier moving,
            Supplier<@Nullable Image> surface,
            IntFunction<@Nullable BoardScene> coming,
            BiConsumer<Graphics2D, BoardScene> painter) {
        this.moving = moving;
        this.surface = surface;
        this.coming = coming;
        this.painter = painter;
        timer.setInitialDelay(REST_MS);
    }

    /** Begins again: everything has been drawn anew, and what had been drawn is forgotten. */
    void begin() {
        stop();
        moment = 0;
        timer.restart();
    }

    /** Draws nothing more. */
    void stop() {
        timer.stop();
        if (unseen != null) {
            unseen.flush();
            unseen = null;
        }
    }

    /** Draws one moment, unless something moves. */
    void next() {
        if (moving.getAsBoolean()) {
            return;
        }
        BoardScene scene = moment < MOMENTS ? coming.apply(moment) : null;
        if (scene != null && unseen == null) {
            unseen = surface.get();
        }
        Image on = unseen;
        if (scene == null || on == null) {
            stop();
            return;
        }
        Graphics2D g = (Graphics2D) on.getGraphics();
        g.setClip(0, 0, on.getWidth(null), on.getHeight(null));
        for (int time = 0; time < TIMES; time++) {
            painter.accept(g, scene);
        }
        g.dispose();
        moment++;
    }
}
