package papan.ui.common;

import java.awt.Component;
import javax.swing.JScrollPane;

/** A scroll pane that is only there when it is needed: no edge, no surface, no track; never sideways. */
public final class QuietScroll extends JScrollPane {
    /** A scroll pane around something. */
    public QuietScroll(Component view) {
        super(view, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER);
        setOpaque(false);
        getViewport().setOpaque(false);
        getVerticalScrollBar().setOpaque(false);
        getVerticalScrollBar().setUnitIncrement(Px.of(24));
        setFocusable(false);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(null);
    }
}
