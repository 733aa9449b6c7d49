package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;

/**
 * Where the focus was before a page was filled anew: it goes to what is called the same now, or to where the page begins.
 * Without this it would go to the first control of the window.
 */
public final class KeptFocus {
    private final JComponent page;
    private final Optional<Component> owner;

    private KeptFocus(JComponent page, Optional<Component> owner) {
        this.page = page;
        this.owner = owner;
    }

    public static KeptFocus on(JComponent page) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return new KeptFocus(page, Optional.ofNullable(owner).filter(page::isAncestorOf));
    }

    /** Gives the focus back, also to what was taken away and put back. */
    public void restore(Supplier<JComponent> entry) {
        owner.ifPresent(before -> Optional.of(before)
                .filter(page::isAncestorOf)
                .or(() -> Optional.ofNullable(before.getName()).flatMap(name -> named(page, name)))
                .orElseGet(entry)
                .requestFocusInWindow());
    }

    private static Optional<Component> named(Container in, String name) {
        for (Component child : in.getComponents()) {
            if (name.equals(child.getName()) && child.isFocusable() && child.isEnabled()) {
                return Optional.of(child);
            }
            Optional<Component> inside =
                    child instanceof Container container ? named(container, name) : Optional.empty();
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }
}
