package papan.ui.app;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.util.function.BooleanSupplier;
import papan.ui.common.CoalescedTask;
import papan.ui.common.PressWatch;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;

/**
 * A strip of text across the window that takes room only while it is wanted: while it has the focus, or while something
 * was asked for. It is always there for assistive technology.
 */
final class TextStrip extends ReadOnlyText {
    private boolean wanted;
    private boolean read;
    private boolean strayed;
    private final transient PressWatch press = new PressWatch();
    /** A moment later: the focus may only pass through on its way from what is gone, and everything below would jump. */
    private final transient CoalescedTask turning = new CoalescedTask(this::turn);

    private transient BooleanSupplier stray = () -> false;

    TextStrip(String name) {
        super("Papan.body.font", "Papan.text");
        setName(name);
        addFocusListener(new FocusListener() {
            @Override
            public void focusGained(FocusEvent event) {
                press.begin();
                Component before = event.getOppositeComponent();
                strayed = before != null && !(before.isShowing() && before.isEnabled());
                turning.ask();
            }

            @Override
            public void focusLost(FocusEvent event) {
                press.endWith(turning::now);
            }
        });
    }

    private void turn() {
        if (isFocusOwner() && strayed && stray.getAsBoolean()) {
            return;
        }
        if (read != isFocusOwner()) {
            read = !read;
            getParent().revalidate();
        }
    }

    /**
     * Says who takes the focus elsewhere that came here only because what had it is gone, and that nobody else has taken;
     * false if nobody does.
     */
    void onStray(BooleanSupplier listener) {
        stray = listener;
    }

    /** Shows a text until {@link #fold}. */
    void unfold(String text) {
        setText(text);
        wanted = true;
        getParent().revalidate();
    }

    /** Takes no room any more. */
    void fold() {
        if (wanted) {
            wanted = false;
            getParent().revalidate();
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(8, 24, 8, 24));
    }

    private boolean isFolded() {
        return !wanted && !read;
    }

    /** What nobody sees need not be laid out with every seed. */
    @Override
    public void revalidate() {
        if (!isFolded()) {
            super.revalidate();
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (!isFolded()) {
            super.paintComponent(g);
        }
    }

    @Override
    public Dimension getPreferredSize() {
        if (isFolded()) {
            return new Dimension(0, 1);
        }
        int width = getParent() == null ? 0 : getParent().getWidth();
        return width > 0 ? new Dimension(width, heightFor(width)) : super.getPreferredSize();
    }
}
