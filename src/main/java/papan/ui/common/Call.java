package papan.ui.common;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** An action that only calls. */
public final class Call extends AbstractAction {
    private final transient Runnable action;

    /** An action that calls something. */
    public Call(Runnable action) {
        this.action = action;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        action.run();
    }
}
