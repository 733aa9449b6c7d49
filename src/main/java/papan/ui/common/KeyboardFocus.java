package papan.ui.common;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * Whether somebody finds the way by keys: only then a ring around a text that has the focus helps. After a click it would
 * look like a field to write in. Lives on the event dispatch thread.
 */
final class KeyboardFocus {
    private static final String BY_MOUSE = "papan.by-mouse";

    static {
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(KeyboardFocus::hear, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
    }

    private KeyboardFocus() {}

    private static void hear(AWTEvent event) {
        boolean mouse = event.getID() == MouseEvent.MOUSE_PRESSED;
        if ((mouse || event.getID() == KeyEvent.KEY_PRESSED) && event.getSource() instanceof Component pressed) {
            Optional.ofNullable(SwingUtilities.getRootPane(pressed))
                    .ifPresent(root -> root.putClientProperty(BY_MOUSE, mouse));
        }
    }

    /** Whether the last thing that was pressed in the window around a part was a key. */
    static boolean isShown(JComponent part) {
        return !Boolean.TRUE.equals(part.getRootPane().getClientProperty(BY_MOUSE));
    }
}
