package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.beans.PropertyChangeEvent;
import java.beans.PropertyChangeListener;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/** Scrolls to what has the focus, as long as the scroll pane is part of a window. */
public final class FocusScroll implements PropertyChangeListener {
    private static final String OWNER = "permanentFocusOwner";

    private final JScrollPane pane;

    private FocusScroll(JScrollPane pane) {
        this.pane = pane;
    }

    /** Lets a scroll pane follow the focus. */
    public static void follow(JScrollPane pane) {
        FocusScroll follower = new FocusScroll(pane);
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        pane.addHierarchyListener(event -> {
            focus.removePropertyChangeListener(OWNER, follower);
            if (pane.isShowing()) {
                focus.addPropertyChangeListener(OWNER, follower);
            }
        });
    }

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        boolean inside = event.getNewValue() instanceof Component owner
                && SwingUtilities.isDescendingFrom(owner, pane.getViewport());
        if (!inside) {
            return;
        }
        // What is shown anew may have the focus before it has its place.
        pane.getRootPane().validate();
        if (event.getNewValue() instanceof JComponent owner && owner.getHeight() < pane.getHeight()) {
            show(owner);
        }
    }

    /** In every pane around it: Swing stops at the innermost, and a field scrolls only what is written in it. */
    private static void show(JComponent owner) {
        for (Container around = owner.getParent(); around != null; around = around.getParent()) {
            if (around instanceof JViewport seen) {
                seen.scrollRectToVisible(SwingUtilities.convertRectangle(owner.getParent(), owner.getBounds(), seen));
            }
        }
    }
}
