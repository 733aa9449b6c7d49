package papan.ui.common;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;

/** Adapts a {@link Runnable} to a Swing action. */
public final class CallAction extends AbstractAction {
    private final transient Runnable action;

    /** An action that calls something. */
    public CallAction(Runnable action) {
        this.action = action;
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        action.run();
    }
}
