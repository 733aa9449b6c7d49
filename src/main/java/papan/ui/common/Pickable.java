package papan.ui.common;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;

/** A row that can be picked by click, Enter or Space, and is lit while it is picked. */
public class Pickable extends TextColumn {
    private final transient Runnable pick;
    private final AccessibleRole role;
    private final MouseAdapter mouse = new Mouse();
    private boolean picked;
    private boolean hovered;

    /** A row that is told as a button. */
    public Pickable(Runnable pick) {
        this(pick, AccessibleRole.PUSH_BUTTON);
    }

    /** A row that is told as something else, such as one of a few. */
    public Pickable(Runnable pick, AccessibleRole role) {
        this.pick = pick;
        this.role = role;
        setFocusable(true);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        listen(this);
        CallAction.on(this, KeyEvent.VK_ENTER, pick);
        addFocusListener(new Ring());
    }

    /** Words of the row: a click on them is one on it. */
    protected final ReadOnlyText text(String words, String font, String colour) {
        ReadOnlyText text = new ReadOnlyText(font, colour);
        text.setText(words);
        text.setFocusable(false);
        text.setCursor(getCursor());
        text.getAccessibleContext().setAccessibleName(words);
        listen(text);
        return text;
    }

    /** Lets a click on a part count as one on the row. */
    protected final void listen(JComponent part) {
        part.addMouseListener(mouse);
    }

    /** Whether it is the one that is picked. */
    public final boolean isPicked() {
        return picked;
    }

    /** Lights it as the one that is picked, or not. */
    public final void setPicked(boolean on) {
        boolean changes = picked != on;
        picked = on;
        repaint();
        if (changes && role == AccessibleRole.RADIO_BUTTON) {
            tellChecked(this, on);
        }
    }

    /** Tells assistive technology that a part is checked now, or no longer. */
    static void tellChecked(JComponent part, boolean on) {
        part.getAccessibleContext()
                .firePropertyChange(
                        AccessibleContext.ACCESSIBLE_STATE_PROPERTY,
                        on ? null : AccessibleState.CHECKED,
                        on ? AccessibleState.CHECKED : null);
    }

    /** Whether it can be picked; one that cannot is there for why not. */
    protected boolean canBePicked() {
        return true;
    }

    /** The surface of the row; empty at rest. */
    protected Optional<Color> surface() {
        if (picked) {
            return Optional.of(Paints.colour("Papan.selection"));
        }
        return hovered ? Optional.of(Paints.colour("Papan.background")) : Optional.empty();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        float arc = Px.exactly(14);
        surface().ifPresent(colour -> Paints.fill(g2, 0, 0, getWidth(), getHeight(), arc, colour));
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), arc);
        }
        g2.dispose();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJPanel() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return role;
                }

                @Override
                public AccessibleStateSet getAccessibleStateSet() {
                    AccessibleStateSet states = super.getAccessibleStateSet();
                    if (picked && role == AccessibleRole.RADIO_BUTTON) {
                        states.add(AccessibleState.CHECKED);
                    }
                    if (!canBePicked()) {
                        states.remove(AccessibleState.ENABLED);
                    }
                    return states;
                }
            };
        }
        return accessibleContext;
    }

    /** Picks, and shows that it could. */
    private final class Mouse extends MouseAdapter {
        @Override
        public void mouseClicked(MouseEvent event) {
            if (isFocusable()) {
                requestFocusInWindow();
            }
            pick.run();
        }

        @Override
        public void mouseEntered(MouseEvent event) {
            hovered = true;
            repaint();
        }

        @Override
        public void mouseExited(MouseEvent event) {
            hovered = false;
            repaint();
        }
    }

    /** Shows the ring of the focus when it comes and goes. */
    private final class Ring implements FocusListener {
        @Override
        public void focusGained(FocusEvent event) {
            scrollRectToVisible(new Rectangle(0, 0, getWidth(), getHeight()));
            repaint();
        }

        @Override
        public void focusLost(FocusEvent event) {
            repaint();
        }
    }
}
