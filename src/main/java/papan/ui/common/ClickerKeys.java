package papan.ui.common;

import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Page Up and Page Down, the two keys of a clicker, which whoever shows a lesson needs whatever has the focus. */
public final class ClickerKeys {
    private ClickerKeys() {}

    /** Leaves them to the window, where a part would else scroll. */
    public static void leaveToTheWindow(JComponent part) {
        for (int page : new int[] {KeyEvent.VK_PAGE_UP, KeyEvent.VK_PAGE_DOWN}) {
            part.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                    .put(KeyStroke.getKeyStroke(page, 0), "none");
        }
    }
}
