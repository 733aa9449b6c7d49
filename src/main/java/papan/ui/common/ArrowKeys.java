package papan.ui.common;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/**
 * What is stepped through by the arrow keys while it has the focus, such as a chart. Nothing may take the focus from it at a
 * step: the next arrow key would do something else. Lives on the event dispatch thread.
 */
public final class ArrowKeys {
    private static final String STEPS = "papan.arrow-keys";

    private ArrowKeys() {}

    /** Says that the arrow keys step through a part of the window while it, or something in it, has the focus. */
    public static void stepThrough(JComponent part) {
        part.putClientProperty(STEPS, true);
    }

    /** Whether what has the focus is stepped through by the arrow keys. */
    public static boolean haveFocus() {
        return areOf(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    }

    /** Whether a part of the window, or what it is in, is stepped through by the arrow keys; false for none. */
    static boolean areOf(@Nullable Component part) {
        for (Component each = part; each != null; each = each.getParent()) {
            if (each instanceof JComponent component && component.getClientProperty(STEPS) != null) {
                return true;
            }
        }
        return false;
    }
}
