package papan.ui.app;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.swing.LayoutFocusTraversalPolicy;

/**
 * The focus goes through a window as it is laid out. Where what has it is hidden, it goes to what lies beside that: by
 * default it would go to the first part of the window, far from where somebody was.
 */
final class NearestFocus extends LayoutFocusTraversalPolicy {
    @Override
    public Component getComponentAfter(Container root, Component component) {
        return hidden(root, component)
                .flatMap(gone -> beside(root, gone))
                .orElseGet(() -> super.getComponentAfter(root, component));
    }

    /** The largest part around a component, or itself, that is not to be seen; empty if the component is. */
    private static Optional<Component> hidden(Container root, Component component) {
        Optional<Component> gone = Optional.empty();
        for (Component part = component; part != null && part != root; part = part.getParent()) {
            if (!part.isVisible() || !part.isDisplayable() || !isIn(part, part.getParent())) {
                gone = Optional.of(part);
            }
        }
        return gone;
    }

    /** A part that is just being removed knows where it was, but is not there. */
    private static boolean isIn(Component part, Container parent) {
        return parent != null && List.of(parent.getComponents()).contains(part);
    }

    /** What follows in the same part of the window, else what precedes; else the same of the part around it. */
    private static Optional<Component> beside(Container root, Component gone) {
        for (Component part = gone; part != root && part.getParent() != null; part = part.getParent()) {
            List<Component> all = List.of(part.getParent().getComponents());
            int at = all.indexOf(part);
            List<Component> others = new ArrayList<>(all.subList(at + 1, all.size()));
            List<Component> before = new ArrayList<>(all.subList(0, Math.max(0, at)));
            Collections.reverse(before);
            others.addAll(before);
            for (Component other : others) {
                Optional<Component> found = FirstFocusable.of(other);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
