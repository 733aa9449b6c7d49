package papan.ui.lesson;

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
            if (!child.isVisible() || !child.isEnabled()) {
                continue;
            }
            boolean frame = child instanceof JPanel
                    || child instanceof JLabel
                    || child instanceof JScrollPane
                    || child instanceof JViewport;
            if (child.isFocusable() && !frame) {
                return Optional.of(child);
            }
            if (child instanceof Container container) {
                Optional<Component> inside = in(container);
                if (inside.isPresent()) {
                    return inside;
                }
            }
        }
        return Optional.empty();
    }
}
