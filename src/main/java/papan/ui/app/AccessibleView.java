package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.beans.PropertyChangeListener;
import java.util.List;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.Timer;
import papan.ui.common.CallAction;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.SpeakingDialog;
import papan.ui.common.WindowText;

/**
 * What a screen reader is told of the window, beside it, for whoever develops Papan or doubts what it says. It follows the
 * focus and is brought up to date twice a second; it never takes the focus by itself.
 */
final class AccessibleView extends SpeakingDialog {
    private static final int HALF_A_SECOND = 500;

    private final JRootPane shown;
    private final JTextArea text = new JTextArea();
    private final transient Timer clock = new Timer(HALF_A_SECOND, event -> refresh());
    private final transient PropertyChangeListener focus = event -> refresh();

    AccessibleView(Frame owner, JRootPane shown, WindowText words) {
        super(owner, words.text("accessible.title"));
        this.shown = shown;
        setName("accessible");
        setAutoRequestFocus(false);
        text.setName("accessible.tree");
        text.setEditable(false);
        text.setFont(Paints.font("Papan.small.font"));
        text.getAccessibleContext().setAccessibleName(words.text("accessible.title"));
        JScrollPane scroll = new JScrollPane(text);
        scroll.setBorder(null);
        scroll.setPreferredSize(new Dimension(Px.of(560), Px.of(720)));
        add(scroll, BorderLayout.CENTER);
        CallAction.onEscape(getRootPane(), this::dispose);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addPropertyChangeListener("focusOwner", focus);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosed(WindowEvent event) {
                clock.stop();
                KeyboardFocusManager.getCurrentKeyboardFocusManager().removePropertyChangeListener("focusOwner", focus);
            }
        });
        pack();
        place(owner);
        refresh();
        clock.start();
    }

    /** At the right of the window where there is room, else over its edge. */
    private void place(Window owner) {
        Rectangle screen = owner.getGraphicsConfiguration().getBounds();
        int x = Math.min(owner.getX() + owner.getWidth(), screen.x + screen.width - getWidth());
        setLocation(x, owner.getY());
    }

    private void refresh() {
        List<String> lines = AccessibleTree.lines(shown);
        String all = String.join("\n", lines);
        if (all.equals(text.getText())) {
            return;
        }
        text.setText(all);
        // The beginning of the line, so that the names are seen and not their ends.
        int at = all.indexOf("[focus]");
        text.setCaretPosition(at < 0 ? 0 : all.lastIndexOf('\n', at) + 1);
    }
}
