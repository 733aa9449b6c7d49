package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JPanel;
import papan.lesson.script.Panel;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.WindowText;

/** One short line above a panel that has just come: what it is for. A press on its button puts it away. */
final class Pointer extends JPanel {
    private static final int BAR = 4;
    private static final int GAP = 8;

    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final PillButton done = new PillButton(null);

    Pointer(Panel panel, WindowText words, Runnable closed) {
        super(null);
        setName("pointer." + panel.id());
        done.setName("pointer." + panel.id() + ".done");
        done.addActionListener(event -> closed.run());
        add(text);
        add(done);
        setVisible(false);
        words.bind(text, "pointer." + panel.id());
        words.name(text, "pointer." + panel.id());
        words.name(this, "pointer." + panel.id());
        words.bind(done, "pointer.done");
    }

    /** How high it is in a width, with the gap below it. */
    int heightFor(int width) {
        int inside = Math.max(textHeight(width), done.getPreferredSize().height);
        return inside + getInsets().top + getInsets().bottom + Px.of(GAP);
    }

    private int textWidth(int width) {
        int room = width - getInsets().left - getInsets().right - done.getPreferredSize().width - Px.of(GAP);
        return Math.max(1, room);
    }

    private int textHeight(int width) {
        return text.heightFor(textWidth(width));
    }

    @Override
    public void doLayout() {
        int high = textHeight(getWidth());
        text.setBounds(getInsets().left, (getHeight() - high) / 2, textWidth(getWidth()), high);
        Dimension button = done.getPreferredSize();
        int x = getWidth() - getInsets().right - button.width;
        done.setBounds(x, (getHeight() - button.height) / 2, button.width, button.height);
    }

    /** Takes its place at the top of an area. */
    void place(int x, int y, int width, int height) {
        setBounds(x, y, width, height - Px.of(GAP));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setOpaque(false);
        setBorder(Px.pad(8, 16, 8, 8));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Paints.fill(g2, 0, 0, getWidth(), getHeight(), Px.exactly(12), Paints.colour("Papan.selection"));
        g2.setColor(Paints.colour("Papan.accent"));
        g2.fillRect(0, Px.of(GAP), Px.of(BAR), getHeight() - 2 * Px.of(GAP));
        g2.dispose();
    }
}
