package papan.ui.board;

import java.awt.Container;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.ActionEvent;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractAction;
import javax.swing.JButton;
import javax.swing.KeyStroke;
import papan.ui.common.SpaceBar;

/**
 * A house or store as a component: invisible over its hollow but for the ring of the pointer, yet reachable by
 * keys, pointer and screen reader.
 */
final class PlaceButton extends JButton {
    private final Supplier<Rings> rings;
    private final Runnable noticed;
    private final Runnable asked;
    private boolean inviting;
    private boolean pointed;

    /**
     * A place that is not yet described.
     *
     * @param noticed is run when the focus or the pointer comes or goes
     * @param asked is run before it is read what lies here
     */
    PlaceButton(Supplier<Rings> rings, Runnable noticed, Runnable asked) {
        this.rings = rings;
        this.noticed = noticed;
        this.asked = asked;
        setOpaque(false);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        setBorder(null);
        keys();
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent event) {
                repaintRing();
                noticed.run();
            }

            @Override
            public void focusLost(FocusEvent event) {
                repaintRing();
                noticed.run();
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseEntered(MouseEvent event) {
                over(true);
            }

            @Override
            public void mouseExited(MouseEvent event) {
                over(false);
            }
        });
    }

    /** The board draws the ring of the focus, which reaches further than a place is felt. */
    private void repaintRing() {
        Container board = getParent();
        if (board == null) {
            return; // the focus leaves a place that is gone already
        }
        int more = Rings.BEYOND;
        board.repaint(getX() - more, getY() - more, getWidth() + 2 * more, getHeight() + 2 * more);
    }

    private void over(boolean on) {
        pointed = on;
        noticed.run();
    }

    /** Whether the pointer or the focus is on this place. */
    boolean isNoticed() {
        return pointed || isFocusOwner();
    }

    /** Enter chooses; the space bar belongs to the transport. */
    private void keys() {
        SpaceBar.leaveToWindow(this);
        getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "papan.board.choose");
        // With Shift or Alt the same place is meant; what else that means is the listener's matter.
        for (int modifier : new int[] {InputEvent.SHIFT_DOWN_MASK, InputEvent.ALT_DOWN_MASK}) {
            getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, modifier), "papan.board.choose");
        }
        getActionMap().put("papan.board.choose", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                fireActionPerformed(new ActionEvent(PlaceButton.this, ActionEvent.ACTION_PERFORMED, ""));
            }
        });
    }

    /**
     * Says what lies here; a screen reader is told only of what is new.
     *
     * @param answers whether choosing it does anything; else its name says so, and not its state, which would be remembered
     *     and told when it no longer holds
     */
    void describe(String name, String description, boolean answers) {
        setInviting(answers);
        if (!name.equals(getAccessibleContext().getAccessibleName())) {
            getAccessibleContext().setAccessibleName(name);
        }
        if (!description.equals(getAccessibleContext().getAccessibleDescription())) {
            getAccessibleContext().setAccessibleDescription(description);
        }
    }

    /** Whether the pointer is answered with a ring. A click is heard either way, so that it can be explained. */
    private void setInviting(boolean on) {
        if (on != inviting) {
            inviting = on;
            setCursor(on ? Cursor.getPredefinedCursor(Cursor.HAND_CURSOR) : null);
            repaint();
        }
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        asked.run();
        return super.getAccessibleContext();
    }

    @Override
    public boolean contains(int x, int y) {
        return new Ellipse2D.Double(0, 0, getWidth(), getHeight()).contains(x, y);
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (isFocusOwner() || !inviting || !getModel().isRollover()) {
            return;
        }
        Graphics2D copy = (Graphics2D) g.create();
        try {
            Sprites.Hints.set(copy);
            Rings shapes = rings.get();
            double edge = shapes.reach();
            shapes.hover(copy, new Rectangle2D.Double(edge, edge, getWidth() - 2 * edge, getHeight() - 2 * edge));
        } finally {
            copy.dispose();
        }
    }
}
