package papan.ui.common;

import java.awt.event.ItemEvent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JToggleButton;

/** A button with a word that stays on until it is pressed again; filled while it is. */
public final class PillToggle extends PillButton {
    /** One that is off. */
    public PillToggle() {
        super(null);
        setModel(new JToggleButton.ToggleButtonModel());
        addItemListener(event -> Pickable.tellChecked(this, event.getStateChange() == ItemEvent.SELECTED));
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJButton() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.TOGGLE_BUTTON;
                }
            };
        }
        return accessibleContext;
    }
}
