package papan.ui.playback;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.swing.JComponent;
import papan.replay.Mark;
import papan.ui.common.Icons;
import papan.ui.common.Paints;

/** Paints the timeline: the line, what of it has been played, the marks above it and the knob. */
final class TimelinePainter {
    private static final int MARK = 15;

    private TimelinePainter() {}

    /** Whether a height belongs to the marks and not to the line. */
    static boolean inMarks(JComponent bar, int y) {
        return y < lineY(bar) - UIScale.scale(5);
    }

    private static double lineY(JComponent bar) {
        return bar.getHeight() / 2.0;
    }

    static void paint(Graphics g, JComponent bar, Transport playback, TimelineScale scale) {
        Graphics2D g2 = Paints.smooth(g);
        double y = lineY(bar);
        double thick = UIScale.scale(4f);
        double at = scale.xOf(playback.cursor() + playback.fraction());
        Paints.fill(g2, scale.left(), y - thick / 2, scale.length(), thick, thick, Paints.colour("Papan.track"));
        Paints.fill(
                g2,
                scale.left(),
                y - thick / 2,
                at - scale.left(),
                thick,
                thick,
                Paints.colour(playback.isLocked() ? "Papan.secondary" : "Papan.accent"));
        marks(g2, y, playback, scale);
        knob(g2, bar, at, y, playback.isLocked());
        g2.dispose();
    }

    /** The latest of several marks that would overlap is drawn last and the others are left out. */
    private static void marks(Graphics2D g2, double y, Transport playback, TimelineScale scale) {
        double size = UIScale.scale((float) MARK);
        double taken = Double.POSITIVE_INFINITY;
        for (int i = playback.reel().marks().size() - 1; i >= 0; i--) {
            Mark mark = playback.reel().marks().get(i);
            double x = scale.xOf(mark.cursor());
            if (mark.cursor() > playback.revealed() || taken - x < size * 0.9) {
                continue;
            }
            taken = x;
            boolean past = mark.cursor() <= playback.cursor();
            g2.setColor(Paints.colour(past ? "Papan.text" : "Papan.secondary"));
            symbol(mark.kind()).draw(g2, x - size / 2, y - size - UIScale.scale(6f), size, 2.6f);
        }
    }

    /** The shape of each kind of mark. */
    static Icons symbol(Mark.Kind kind) {
        return switch (kind) {
            case CHOICE -> Icons.CHOICE;
            case RELAY -> Icons.RELAY;
            case EXTRA_TURN -> Icons.EXTRA_TURN;
            case CAPTURE -> Icons.CAPTURE;
            case BANK -> Icons.BANK;
            case TURN_OVER -> Icons.TURN_OVER;
            case PASS -> Icons.PASS;
            case FORFEIT -> Icons.FORFEIT;
            case ROUND_END -> Icons.ROUND_END;
            case PARTING -> Icons.PARTING;
        };
    }

    private static void knob(Graphics2D g2, JComponent bar, double x, double y, boolean locked) {
        double outer = UIScale.scale(9f);
        double inner = UIScale.scale(4.5f);
        g2.setColor(Paints.colour(locked ? "Papan.secondary" : "Papan.accent"));
        g2.fill(new Ellipse2D.Double(x - outer, y - outer, 2 * outer, 2 * outer));
        g2.setColor(Paints.colour("Papan.onAccent"));
        g2.fill(new Ellipse2D.Double(x - inner, y - inner, 2 * inner, 2 * inner));
        if (bar.isFocusOwner()) {
            double ring = outer + UIScale.scale(3f);
            Paints.focusRing(g2, x - ring, y - ring, 2 * ring, 2 * ring, 2 * ring);
        }
    }
}
