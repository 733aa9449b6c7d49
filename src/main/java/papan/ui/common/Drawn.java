package papan.ui.common;

import javax.accessibility.AccessibleRole;

/** A part of the window that paints itself in one type size. */
public abstract class Drawn extends Painted {
    private final String type;

    /**
     * Something drawn.
     *
     * @param type the UI key of its font
     * @param role what assistive technology takes it for
     */
    protected Drawn(String type, AccessibleRole role) {
        super(role);
        this.type = type;
        setFont(Paints.font(type));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font(type));
    }
}
