package papan.ui.common;

import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** The space bar plays and stops. */
public final class SpaceBar {
    private SpaceBar() {}

    /** Lets only Enter and a click press a button: one who wants to play must not answer or go on unawares. */
    public static void leaveToWindow(JComponent button) {
        for (boolean released : new boolean[] {false, true}) {
            button.getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_SPACE, 0, released), "none");
        }
    }
}
