package papan.ui.common;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A part of the window that paints itself, and tells assistive technology by name what it shows. */
public abstract class Painted extends JComponent implements Accessible {
    private final transient AccessibleRole role;

    /**
     * Something painted.
     *
     * @param role what assistive technology takes it for
     */
    protected Painted(AccessibleRole role) {
        this.role = role;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessiblePainted();
        }
        return accessibleContext;
    }

    private final class AccessiblePainted extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return role;
        }
    }
}
