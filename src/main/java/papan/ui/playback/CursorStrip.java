package papan.ui.playback;

import java.awt.Cursor;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleValue;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import papan.ui.common.ArrowKeys;
import papan.ui.common.FocusRepaint;
import papan.ui.playback.PlaybackListener.Change;

/** Shows where the cursor of a transport is; for assistive technology, a slider whose value is the cursor. */
abstract class CursorStrip extends JComponent implements Accessible {
    private final transient Transport transport;

    CursorStrip(String name, Transport transport) {
        this.transport = transport;
        setName(name);
        setFocusable(true);
        ArrowKeys.stepThrough(this);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        addFocusListener(new FocusRepaint());
        transport.addListener(this::changed);
    }

    private void changed(Change change) {
        repaint();
        if (change == Change.CURSOR) {
            getAccessibleContext()
                    .firePropertyChange(
                            AccessibleContext.ACCESSIBLE_VALUE_PROPERTY, null, Integer.valueOf(transport.cursor()));
        }
    }

    @Override
    public final AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new Slider();
        }
        return accessibleContext;
    }

    private final class Slider extends AccessibleJComponent implements AccessibleValue {
        @Override
        public AccessibleRole getAccessibleRole() {
            return AccessibleRole.SLIDER;
        }

        @Override
        public AccessibleValue getAccessibleValue() {
            return this;
        }

        @Override
        public Number getCurrentAccessibleValue() {
            return transport.cursor();
        }

        @Override
        public boolean setCurrentAccessibleValue(@Nullable Number to) {
            if (to == null || transport.isLocked()) {
                return false;
            }
            transport.seek(to.intValue());
            return true;
        }

        @Override
        public Number getMinimumAccessibleValue() {
            return 0;
        }

        @Override
        public Number getMaximumAccessibleValue() {
            return transport.limit();
        }
    }
}
