package papan.ui.common;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;

/**
 * Whether somebody finds the way by keys: only then a ring around a text that has the focus helps. After a click it would
 * look like a field to write in. Lives on the event dispatch thread.
 */
final class KeyboardFocus {
    private static boolean byKeys = true;

    static {
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(KeyboardFocus::hear, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
    }

    private KeyboardFocus() {}

    private static void hear(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED) {
            byKeys = false;
        } else if (event.getID() == KeyEvent.KEY_PRESSED) {
            byKeys = true;
        }
    }

    /** Whether the last thing that was pressed was a key. */
    static boolean isShown() {
        return byKeys;
    }
}
