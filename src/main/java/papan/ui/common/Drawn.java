package papan.ui.common;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;

/** A part of the window that draws itself, in one type size, and tells assistive technology by name what it shows. */
public abstract class Drawn extends JComponent implements Accessible {
    private final String type;
    private final transient AccessibleRole role;

    /**
     * Something drawn.
     *
     * @param type the UI key of its font
     * @param role what assistive technology takes it for
     */
    protected Drawn(String type, AccessibleRole role) {
        this.type = type;
        this.role = role;
        setFont(Paints.font(type));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font(type));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleDrawn();
        }
        return accessibleContext;
    }

    private final class AccessibleDrawn extends AccessibleJComponent {
        @Override
        public AccessibleRole getAccessibleRole() {
            return role;
        }
    }
}
