package papan.ui.common;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.util.Optional;

/**
 * Lets what moves other parts of the window wait until the button of the mouse is up: a click is lost when what is
 * pressed moves away under the pointer.
 */
public final class PressWatch {
    private final AWTEventListener ear = this::hear;
    private boolean held;
    private Optional<Runnable> waiting = Optional.empty();

    /** Begins to watch the mouse, in every window. */
    public void begin() {
        end();
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(ear, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.MOUSE_MOTION_EVENT_MASK);
    }

    /** Watches no longer, and does something: now, or once the button is up if it is held down. */
    public void endWith(Runnable action) {
        if (held) {
            waiting = Optional.of(action);
        } else {
            end();
            action.run();
        }
    }

    private void end() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(ear);
        held = false;
        waiting = Optional.empty();
    }

    private void hear(AWTEvent event) {
        int id = event.getID();
        if (id == MouseEvent.MOUSE_PRESSED) {
            held = true;
        } else if (id == MouseEvent.MOUSE_RELEASED || id == MouseEvent.MOUSE_MOVED) {
            // Where the release was not told of, the next move without a button tells of it.
            held = false;
            waiting.ifPresent(action -> {
                end();
                // What was pressed hears of it first.
                Edt.later(action);
            });
        }
    }
}
