package papan.ui.present;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.accessibility.AccessibleRole;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.WindowText;

/**
 * The mark in the upper right corner of the class's screen while that doesn't follow the lesson: two bars on a still
 * picture, a dot on a blank screen, so that nobody takes either for a fault. It lies over everything and takes no clicks.
 */
final class HoldMark extends Painted {
    private final transient Presentation presentation;
    private final transient WindowText words;

    HoldMark(Presentation presentation, WindowText words) {
        super(AccessibleRole.LABEL);
        this.presentation = presentation;
        this.words = words;
        setName("audience.mark");
    }

    /** Comes or goes with what the class sees now. */
    void refresh() {
        setVisible(presentation.isHeld());
        getAccessibleContext()
                .setAccessibleName(words.text(presentation.isBlank() ? "presenter.isBlank" : "presenter.isFrozen"));
        repaint();
    }

    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics g) {
        double size = BigText.size(getHeight());
        double edge = size * 0.4;
        double x = getWidth() - edge - size;
        Graphics2D g2 = Paints.smooth(g);
        if (presentation.isBlank()) {
            double dot = size * 0.4;
            g2.setColor(Paints.colour("Papan.edge"));
            g2.fill(new Ellipse2D.Double(x + (size - dot) / 2, edge + (size - dot) / 2, dot, dot));
        } else {
            double bar = size * 0.16;
            double high = size * 0.5;
            Paints.fill(g2, x, edge, size, size, size / 4, Paints.colour("Papan.text"));
            for (double at : new double[] {0.24, 0.6}) {
                Paints.fill(
                        g2,
                        x + size * at,
                        edge + (size - high) / 2,
                        bar,
                        high,
                        bar / 2,
                        Paints.colour("Papan.background"));
            }
        }
        g2.dispose();
    }
}
