package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;

/** Looks for parts of a window that lie on one another, though they have the same parent. */
final class Overlap {
    /** The least that counts, as a part of the smaller one: rings of the focus and round houses may touch in their corners. */
    private static final int PART = 8;

    private final List<String> found = new ArrayList<>();

    private Overlap() {}

    /** What lies on something else, in words for the message of a test; on the event dispatch thread. */
    static List<String> in(Container window) {
        Overlap looking = new Overlap();
        looking.walk(window);
        return looking.found;
    }

    private void walk(Container at) {
        List<Component> shown = new ArrayList<>();
        for (Component child : at.getComponents()) {
            if (child.isShowing() && child.getWidth() > 0 && child.getHeight() > 0) {
                shown.forEach(other -> compare(other, child));
                shown.add(child);
                if (child instanceof Container container) {
                    walk(container);
                }
            }
        }
    }

    private void compare(Component one, Component other) {
        if (isMeant(one.getParent()) && one.getBounds().union(other.getBounds()).equals(other.getBounds())) {
            return;
        }
        Rectangle both = one.getBounds().intersection(other.getBounds());
        if (both.width > Math.min(one.getWidth(), other.getWidth()) / PART
                && both.height > Math.min(one.getHeight(), other.getHeight()) / PART) {
            found.add(tell(one) + " and " + tell(other) + " share " + both.width + " × " + both.height);
        }
    }

    /** Whether a part says that its pieces lie upon one another: a button on a card. */
    private static boolean isMeant(Container at) {
        return at instanceof JComponent part && !(at instanceof JLayeredPane) && !part.isOptimizedDrawingEnabled();
    }

    private static String tell(Component part) {
        Rectangle at = part.getBounds();
        return part.getClass().getSimpleName() + " " + part.getName() + " [" + at.x + "," + at.y + " " + at.width + "×"
                + at.height + "]";
    }
}
