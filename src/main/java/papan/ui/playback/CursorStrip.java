package papan.ui.playback;

import java.awt.Cursor;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import papan.ui.common.ArrowKeys;
import papan.ui.common.FocusRepaint;

/** Shows where the cursor of a transport is; for assistive technology, a slider whose description says where the cursor is. */
abstract class CursorStrip extends JComponent implements Accessible {
    CursorStrip(String name, Transport transport) {
        setName(name);
        setFocusable(true);
        ArrowKeys.stepThrough(this);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        addFocusListener(new FocusRepaint());
        transport.addListener(change -> repaint());
    }

    @Override
    public final AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new Slider();
        }
        return accessibleContext;
    }

    /** Without a number of its own: Orca reads that with more than three hundred decimals. */
    private final class Slider extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.SLIDER;
        }
    }
}
