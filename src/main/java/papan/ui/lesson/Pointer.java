package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import papan.lesson.script.Panel;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.WindowText;

/** One short line above a panel that has just come: what it is for. A press on its button puts it away. */
final class Pointer extends TextColumn {
    private static final int BAR = 4;
    private static final int GAP = 8;

    private final ReadOnlyText text = new ReadOnlyText("Papan.body.font", "Papan.text");
    private final PillButton done = new PillButton(null);

    Pointer(Panel panel, WindowText words, Runnable closed) {
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

    @Override
    protected int lay(int width, boolean really) {
        Dimension button = done.getPreferredSize();
        int room = Math.max(1, width - button.width - Px.of(GAP));
        int high = text.heightFor(room);
        int whole = Math.max(high, button.height);
        if (really) {
            lay(text, 0, (whole - high) / 2, room, high);
            lay(done, width - button.width, (whole - button.height) / 2, button.width, button.height);
        }
        return whole;
    }

    @Override
    public void updateUI() {
        super.updateUI();
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
