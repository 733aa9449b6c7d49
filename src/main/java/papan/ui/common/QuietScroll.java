package papan.ui.common;

import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.BoundedRangeModel;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * A scroll pane that is only there when it is needed: no edge, no surface, no track; never sideways. Where there is more
 * above or below, a line tells so; nothing that is to be read fades there.
 */
public final class QuietScroll extends JScrollPane {
    /** A scroll pane around something. */
    public QuietScroll(Component view) {
        super(view, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER);
        setOpaque(false);
        getViewport().setOpaque(false);
        // Copying pixels would copy the lines with them.
        getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
        getVerticalScrollBar().setOpaque(false);
        getVerticalScrollBar().setUnitIncrement(Px.of(24));
        setFocusable(false);
        FocusScroll.follow(this);
        // It never scrolls sideways, and these keys step the seeds.
        for (int sideways : new int[] {KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT}) {
            getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(sideways, 0), "none");
        }
    }

    /** Leaves Page Up and Page Down to the window, where they are the two keys of a clicker. */
    public QuietScroll leavePaging() {
        ClickerKeys.leaveToTheWindow(this);
        return this;
    }

    @Override
    protected JViewport createViewport() {
        return new Passing();
    }

    /** What comes into sight in it comes into sight, too, where it lies in something that scrolls. */
    private static final class Passing extends JViewport {
        @Override
        public void scrollRectToVisible(Rectangle area) {
            Point before = getViewPosition();
            super.scrollRectToVisible(area);
            Point after = getViewPosition();
            Rectangle seen = new Rectangle(area);
            seen.translate(before.x - after.x + getX(), before.y - after.y + getY());
            if (getParent() instanceof JComponent around) {
                around.scrollRectToVisible(seen.intersection(getBounds()));
            }
        }
    }

    /**
     * Text is longer beside a bar, and would keep one that it needs only because it is there: so what it needs is asked for
     * the whole width.
     */
    @Override
    public void doLayout() {
        if (getViewport().getView() instanceof ScrolledPanel panel) {
            int wide = getWidth() - getInsets().left - getInsets().right;
            int high = getHeight() - getInsets().top - getInsets().bottom;
            boolean scrolls = wide > 0 && panel.leastHeight(wide) > high;
            setVerticalScrollBarPolicy(scrolls ? VERTICAL_SCROLLBAR_AS_NEEDED : VERTICAL_SCROLLBAR_NEVER);
        }
        super.doLayout();
    }

    /** Where there is nothing further, the wheel turns what lies around it. */
    @Override
    protected void processMouseWheelEvent(MouseWheelEvent event) {
        Container around = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
        if (around != null && isAtEnd(event.getPreciseWheelRotation() > 0)) {
            around.dispatchEvent(SwingUtilities.convertMouseEvent(this, event, around));
        } else {
            super.processMouseWheelEvent(event);
        }
    }

    private boolean isAtEnd(boolean down) {
        BoundedRangeModel at = getVerticalScrollBar().getModel();
        return down ? at.getValue() + at.getExtent() >= at.getMaximum() : at.getValue() <= at.getMinimum();
    }

    /** What is painted anew at an edge leaves the line there as it was. */
    @Override
    protected boolean isPaintingOrigin() {
        return getVerticalScrollBar().isVisible();
    }

    @Override
    protected void paintChildren(Graphics g) {
        super.paintChildren(g);
        int line = Px.of(1);
        int seen = getViewport().getHeight();
        int above = getVerticalScrollBar().getValue();
        g.setColor(Paints.colour("Papan.edge"));
        if (above > 0) {
            g.fillRect(0, 0, getViewport().getWidth(), line);
        }
        if (getViewport().getViewSize().height - seen - above > 0) {
            g.fillRect(0, seen - line, getViewport().getWidth(), line);
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(null);
    }
}
