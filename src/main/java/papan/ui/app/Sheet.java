package papan.ui.app;

import java.awt.BorderLayout;
import java.awt.Frame;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import papan.ui.common.CallAction;
import papan.ui.common.FocusScroll;
import papan.ui.common.Px;
import papan.ui.common.SpeakingDialog;
import papan.ui.common.TextLabel;

/** A page to look something up on, beside the window. Escape closes it. */
abstract class Sheet extends SpeakingDialog {
    private final int screen;
    private final int highest;
    private final JPanel page = new JPanel(new MigLayout("ins 24lp, wrap 1, gapy 8lp", "[grow,fill]"));

    Sheet(Frame owner, String name, String title) {
        super(owner, title);
        setName(name);
        screen = owner.getGraphicsConfiguration().getBounds().width;
        highest = owner.getHeight();
        heading(title, "Papan.heading.font");
    }

    /** How wide its page may be. */
    final int room() {
        return screen - Px.of(4 * 24);
    }

    /** Puts something under what stands there already. */
    final void put(JComponent part, int gap) {
        page.add(part, "gaptop " + gap + "lp");
    }

    final void heading(String text, String font) {
        TextLabel heading = new TextLabel(font, "Papan.text");
        heading.setText(text);
        page.add(heading, "gapbottom 8lp");
    }

    /** Takes the size that its page needs, as far as there is room for it. */
    final void furnish(Frame owner, JComponent first) {
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(null);
        scroll.getVerticalScrollBar().setUnitIncrement(Px.of(24));
        FocusScroll.follow(scroll);
        add(scroll, BorderLayout.CENTER);
        CallAction.onEscape(getRootPane(), this::dispose);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        pack();
        setSize(Math.min(getWidth() + Px.of(16), screen), Math.min(getHeight(), highest));
        setLocationRelativeTo(owner);
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                first.requestFocusInWindow();
            }
        });
    }
}
