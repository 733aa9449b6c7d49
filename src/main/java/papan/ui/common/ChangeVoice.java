package papan.ui.common;

import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import papan.ui.common.Announcer.Voice;

/**
 * Tells assistive technology that name and visible data of a part have changed. Some screen readers follow that, some only
 * for what has the focus.
 */
public final class ChangeVoice implements Voice {
    private String before = "";

    @Override
    public void say(JComponent about, String text, boolean interrupts) {
        AccessibleContext context = about.getAccessibleContext();
        // The same text twice would be no change, and nothing would be heard.
        String old = before.equals(text) ? "" : before;
        before = text;
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, old, text);
        context.firePropertyChange(AccessibleContext.ACCESSIBLE_VISIBLE_DATA_PROPERTY, old, text);
    }
}
