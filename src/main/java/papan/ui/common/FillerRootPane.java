package papan.ui.common;

import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;

/**
 * The pane behind everything in a window, with its layers. To assistive technology both only fill it: otherwise “root
 * pane” and “layered pane” would be spoken wherever a menu is opened.
 */
public final class FillerRootPane extends JRootPane {
    /** An opaque one. */
    public FillerRootPane() {
        setOpaque(true);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJRootPane() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.FILLER;
                }
            };
        }
        return accessibleContext;
    }

    @Override
    protected JLayeredPane createLayeredPane() {
        return new Layers();
    }

    private static final class Layers extends JLayeredPane {
        @Override
        public AccessibleContext getAccessibleContext() {
            if (accessibleContext == null) {
                accessibleContext = new AccessibleJLayeredPane() {
                    @Override
                    public AccessibleRole getAccessibleRole() {
                        return AccessibleRole.FILLER;
                    }
                };
            }
            return accessibleContext;
        }
    }
}
