package papan.ui.common;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * A part of what is shown, through which one goes with a key.
 *
 * @param entry what takes the focus in it
 */
public record Part(JComponent shown, Supplier<? extends Component> entry) {
    /** One that takes the focus itself. */
    public static Part of(JComponent shown) {
        return new Part(shown, () -> shown);
    }

    /**
     * Gives the focus to the part after the one that has it, or before it; parts that are not shown are left out.
     *
     * @param by 1 or −1
     */
    public static void go(List<Part> all, int by) {
        next(all, by).ifPresent(part -> part.entry().get().requestFocusInWindow());
    }

    /** The part to which {@link #go} goes; empty if none is shown. */
    public static Optional<Part> next(List<Part> all, int by) {
        List<Part> parts = all.stream().filter(part -> part.shown().isShowing()).toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int now = by > 0 ? -1 : 0;
        for (int i = 0; owner != null && i < parts.size(); i++) {
            if (SwingUtilities.isDescendingFrom(owner, parts.get(i).shown())) {
                now = i;
            }
        }
        return Optional.of(parts.get(Math.floorMod(now + by, parts.size())));
    }
}
