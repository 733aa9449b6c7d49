package papan.ui.common;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/** The parts of a workspace, through which one goes with a key. */
public final class Parts {
    private Parts() {}

    /**
     * The part after the one that has the focus, or before it; parts that are not shown are left out.
     *
     * @param by 1 or −1
     * @return empty if none is shown
     */
    public static Optional<JComponent> next(List<? extends JComponent> all, int by) {
        List<? extends JComponent> parts =
                all.stream().filter(JComponent::isShowing).toList();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int now = by > 0 ? -1 : 0;
        for (int i = 0; owner != null && i < parts.size(); i++) {
            if (SwingUtilities.isDescendingFrom(owner, parts.get(i))) {
                now = i;
            }
        }
        return Optional.of(parts.get(Math.floorMod(now + by, parts.size())));
    }
}
