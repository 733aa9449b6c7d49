package papan.ui.playback;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.List;
import javax.swing.JComponent;
import papan.replay.Grain;
import papan.replay.Mark;
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

    /** The first mark at a cursor or after it; their number if there is none. */
    static int firstFrom(List<Mark> marks, int cursor) {
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (marks.get(middle).cursor() < cursor) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    static void paint(Graphics g, JComponent bar, TimelineModel model, TimelineScale scale) {
        Transport playback = model.transport();
        Graphics2D g2 = Paints.smooth(g);
        double y = lineY(bar);
        double thick = UIScale.scale(4f);
        double at = scale.xOf(playback.cursor() + playback.fraction());
        Paints.fill(g2, scale.left(), y - thick / 2, scale.length(), thick, thick, Paints.colour("Papan.track"));
        if (model.isLong()) {
            stretches(g2, y, model, scale);
        }
        Paints.fill(
                g2,
                scale.left(),
                y - thick / 2,
                at - scale.left(),
                thick,
                thick,
                Paints.colour(playback.isLocked() ? "Papan.secondary" : "Papan.accent"));
        marks(g2, y, model, scale);
        knob(g2, bar, at, y, playback.isLocked());
        g2.dispose();
    }

    /** Under the line: a tall stroke where a turn begins, a short one for a lap, a dot for a seed, where there is room. */
    private static void stretches(Graphics2D g2, double y, TimelineModel model, TimelineScale scale) {
        int last = Math.min(scale.last(), model.transport().revealed());
        g2.setColor(Paints.colour("Papan.secondary"));
        g2.setStroke(new BasicStroke(UIScale.scale(1.5f)));
        for (Grain grain : List.of(Grain.TURN, Grain.LAP)) {
            boolean turn = grain == Grain.TURN;
            double taken = Double.NEGATIVE_INFINITY;
            int index = model.levels().indexAt(grain, scale.first() + 1);
            for (int i = index; i < model.levels().count(grain); i++) {
                int start = model.levels().start(grain, i);
                double x = scale.xOf(start);
                if (start > last) {
                    break;
                }
                if (start >= scale.first() && x - taken >= UIScale.scale(turn ? 3f : 6f)) {
                    taken = x;
                    double top = y + UIScale.scale(5f);
                    g2.draw(new Line2D.Double(x, top, x, top + UIScale.scale(turn ? 12f : 6f)));
                }
            }
        }
        double apart = scale.xOf(scale.first() + 1) - scale.xOf(scale.first());
        double dot = UIScale.scale(1.2f);
        for (int cursor = scale.first(); apart >= UIScale.scale(7f) && cursor <= last; cursor++) {
            double x = scale.xOf(cursor);
            g2.fill(new Ellipse2D.Double(x - dot, y + UIScale.scale(8f) - dot, 2 * dot, 2 * dot));
        }
    }

    /** The latest of several marks that would overlap is drawn last and the others are left out. */
    private static void marks(Graphics2D g2, double y, TimelineModel model, TimelineScale scale) {
        Transport playback = model.transport();
        List<Mark> marks = playback.reel().marks();
        int[] found = model.isFiltering() ? model.found() : new int[0];
        int last = Math.min(scale.last(), playback.revealed());
        double size = UIScale.scale((float) MARK);
        double taken = Double.POSITIVE_INFINITY;
        // What is looked for is drawn first, so that nothing else takes its place.
        for (int i = found.length == 0 ? -1 : model.foundUntil(last) - 1; i >= 0 && found[i] >= scale.first(); i--) {
            double x = scale.xOf(found[i]);
            if (taken - x >= size * 0.9) {
                taken = x;
                Mark mark = marks.get(Math.min(firstFrom(marks, found[i]), marks.size() - 1));
                g2.setColor(Paints.colour("Papan.accentText"));
                MarkIcon.of(mark.kind()).draw(g2, x - size / 2, y - size - UIScale.scale(6f), size, 3.4f);
            }
        }
        taken = Double.POSITIVE_INFINITY;
        for (int i = firstFrom(marks, last + 1) - 1; i >= 0 && marks.get(i).cursor() >= scale.first(); i--) {
            Mark mark = marks.get(i);
            double x = scale.xOf(mark.cursor());
            if (taken - x < size * 0.9) {
                // None before this one can have room before this pixel: the next to look at is where there is.
                i = Math.min(i, firstFrom(marks, scale.cursorAt((int) Math.floor(taken - size * 0.9)) + 2));
                continue;
            }
            taken = x;
            if (model.isFiltering()) {
                faint(g2, x, y);
            } else {
                boolean past = mark.cursor() <= playback.cursor();
                g2.setColor(Paints.colour(past ? "Papan.text" : "Papan.secondary"));
                MarkIcon.of(mark.kind()).draw(g2, x - size / 2, y - size - UIScale.scale(6f), size, 2.6f);
            }
        }
    }

    /** What is not looked for is only a dot on the line. */
    private static void faint(Graphics2D g2, double x, double y) {
        double dot = UIScale.scale(1.5f);
        g2.setColor(Paints.colour("Papan.secondary"));
        g2.fill(new Ellipse2D.Double(x - dot, y - UIScale.scale(6f) - dot, 2 * dot, 2 * dot));
    }

    private static void knob(Graphics2D g2, JComponent bar, double x, double y, boolean locked) {
        double outer = UIScale.scale(9f);
        double inner = UIScale.scale(4.5f);
        g2.setColor(Paints.colour(locked ? "Papan.secondary" : "Papan.accent"));
        g2.fill(new Ellipse2D.Double(x - outer, y - outer, 2 * outer, 2 * outer));
        g2.setColor(Paints.colour("Papan.onAccent"));
        g2.fill(new Ellipse2D.Double(x - inner, y - inner, 2 * inner, 2 * inner));
        if (bar.isFocusOwner()) {
            Paints.knobRing(g2, x, y, outer);
        }
    }
}
