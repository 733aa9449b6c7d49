package papan.ui.common;

import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;

/** Adapts a {@link Runnable} to a Swing action. */
public final class CallAction extends AbstractAction {
    private final transient Runnable action;

    public CallAction(Runnable action) {
        this.action = action;
    }

    /** Lets a key do something while a part of the window has the focus. */
    public static void on(JComponent part, int key, Runnable does) {
        bind(part, JComponent.WHEN_FOCUSED, KeyStroke.getKeyStroke(key, 0), does);
    }

    /** The same while anything in a part has it. */
    public static void within(JComponent part, KeyStroke key, Runnable does) {
        bind(part, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, does);
    }

    /** Lets Escape do something wherever the focus is in the window. */
    public static void onEscape(JComponent root, Runnable does) {
        bind(root, JComponent.WHEN_IN_FOCUSED_WINDOW, KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), does);
    }

    private static void bind(JComponent part, int when, KeyStroke key, Runnable does) {
        part.getInputMap(when).put(key, key);
        part.getActionMap().put(key, new CallAction(does));
    }

    @Override
    public void actionPerformed(ActionEvent event) {
        action.run();
    }
}
