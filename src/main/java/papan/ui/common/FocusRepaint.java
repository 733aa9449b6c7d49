package papan.ui.common;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;

/** Lets a component show the ring of the focus when it comes, and take it away when it goes. */
public final class FocusRepaint implements FocusListener {
    @Override
    public void focusGained(FocusEvent event) {
        event.getComponent().repaint();
    }

    @Override
    public void focusLost(FocusEvent event) {
        event.getComponent().repaint();
    }
}
