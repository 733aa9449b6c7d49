package papan.ui.app;

import java.awt.Component;
import java.awt.Container;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;

/** The first thing in a part of the window that can take the focus. */
final class FirstFocusable {
    private FirstFocusable() {}

    static Optional<Component> in(Container region) {
        for (Component child : region.getComponents()) {
            Optional<Component> found = of(child);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** A component itself, or the first in it. */
    static Optional<Component> of(Component child) {
        if (!child.isVisible() || !child.isEnabled()) {
            return Optional.empty();
        }
        boolean frame = child instanceof JPanel
                || child instanceof JLabel
                || child instanceof JScrollPane
                || child instanceof JViewport;
        if (child.isFocusable() && !frame) {
            return Optional.of(child);
        }
        return child instanceof Container container ? in(container) : Optional.empty();
    }
}
