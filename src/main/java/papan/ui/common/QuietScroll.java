package papan.ui.common;

import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.event.MouseWheelEvent;
import javax.swing.BoundedRangeModel;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/**
 * A scroll pane that is only there when it is needed: no edge, no surface, no track; never sideways. Where there is more
 * above or below, what it shows fades into the surface it lies on.
 */
public final class QuietScroll extends JScrollPane {
    private static final int FADE = 24;

    private final String surface;

    /**
     * A scroll pane around something.
     *
     * @param surface the theme's colour that it lies on
     */
    public QuietScroll(Component view, String surface) {
        super(view, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER);
        this.surface = surface;
        setOpaque(false);
        getViewport().setOpaque(false);
        // Copying pixels would copy the fading with them.
        getViewport().setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
        getVerticalScrollBar().setOpaque(false);
        getVerticalScrollBar().setUnitIncrement(Px.of(24));
        setFocusable(false);
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

    /** How far an edge fades at most, in pixels: what is to be read stands clear of it. */
    public static int faded() {
        return Px.of(FADE);
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

    /** What is painted anew at an edge fades as it did before. */
    @Override
    protected boolean isPaintingOrigin() {
        return getVerticalScrollBar().isVisible();
    }

    @Override
    protected void paintChildren(Graphics g) {
        super.paintChildren(g);
        int height = Math.min(faded(), getViewport().getHeight() / 4);
        int above = getVerticalScrollBar().getValue();
        int below = getViewport().getViewSize().height - getViewport().getHeight() - above;
        Graphics2D g2 = (Graphics2D) g.create();
        if (above > 0) {
            fade(g2, 0, height);
        }
        if (below > 0) {
            fade(g2, getViewport().getHeight(), getViewport().getHeight() - height);
        }
        g2.dispose();
    }

    /** From the surface's colour at one height to nothing at another. */
    private void fade(Graphics2D g, int from, int to) {
        Color full = Paints.colour(surface);
        Color none = new Color(full.getRed(), full.getGreen(), full.getBlue(), 0);
        g.setPaint(new GradientPaint(0, from, full, 0, to, none));
        g.fillRect(0, Math.min(from, to), getViewport().getWidth(), Math.abs(to - from));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(null);
    }
}
