package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import papan.replay.Mark;

/** The small shapes above the bands: relays, captures and extra turns, as far as they have been revealed. */
final class MarkRow {
    /** Size of a mark relative to the type of the labels. */
    private static final float SIZE = 0.75f;

    private final Content content;
    private List<Mark> marks = List.of();

    MarkRow(Content content) {
        this.content = content;
    }

    /** The height, in pixels, that the row needs above the bands. */
    static float height(ChartLook look) {
        return size(look) + ChartLook.px(10);
    }

    /** Takes the marks of another timeline, in order. */
    void load(List<Mark> all) {
        marks = all.stream().filter(mark -> rank(mark.kind()) > 0).toList();
    }

    /** Paints the marks up to the cursor; of marks that would touch, the rarer kind stays. */
    void paint(Graphics2D g, ChartLook look, Sheet sheet) {
        g.setColor(look.text());
        g.setStroke(new BasicStroke(ChartLook.px(1.6), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double size = size(look);
        double y = sheet.area().getY() - ChartLook.px(6) - size;
        for (Mark mark : shown(sheet.perX(), size * 1.4)) {
            double x = sheet.x(content.xOf(rowOf(mark)));
            g.draw(shape(mark.kind(), x - size / 2, y, size));
        }
    }

    /**
     * The marks that are drawn.
     *
     * @param pixelsEach how many pixels lie between two points
     * @param apart how many pixels there must be between two marks
     */
    List<Mark> shown(double pixelsEach, double apart) {
        Deque<Mark> shown = new ArrayDeque<>();
        for (Mark mark : marks) {
            if (mark.cursor() > content.shown().upTo(content.shown().entries().get(0))) {
                break;
            }
            int x = rowOf(mark);
            if (shown.isEmpty() || (x - rowOf(shown.getLast())) * pixelsEach >= apart) {
                shown.addLast(mark);
            } else if (rank(mark.kind()) > rank(shown.getLast().kind())) {
                shown.removeLast();
                shown.addLast(mark);
            }
        }
        return List.copyOf(shown);
    }

    private int rowOf(Mark mark) {
        Shown seen = content.shown();
        int entry = seen.entries().get(0);
        return seen.data(entry).rowOf(mark.cursor(), seen.upTo(entry)).orElse(0);
    }

    private static float size(ChartLook look) {
        return look.label().getSize2D() * SIZE;
    }

    private static int rank(Mark.Kind kind) {
        return switch (kind) {
            case CAPTURE -> 3;
            case EXTRA_TURN -> 2;
            case RELAY -> 1;
            case CHOICE, BANK, TURN_OVER, PASS, FORFEIT, BURNT, REFILL, ROUND_END, PARTING -> 0;
        };
    }

    private static Path2D shape(Mark.Kind kind, double x, double y, double size) {
        return switch (kind) {
            case CAPTURE -> cross(x, y, size);
            case EXTRA_TURN -> plus(x, y, size);
            default -> round(x, y, size);
        };
    }

    private static Path2D cross(double x, double y, double size) {
        double in = size * 0.12;
        Path2D path = new Path2D.Double();
        line(path, x + in, y + in, x + size - in, y + size - in);
        line(path, x + size - in, y + in, x + in, y + size - in);
        return path;
    }

    private static Path2D plus(double x, double y, double size) {
        Path2D path = new Path2D.Double();
        line(path, x + size / 2, y, x + size / 2, y + size);
        line(path, x, y + size / 2, x + size, y + size / 2);
        return path;
    }

    /** Most of a circle with an arrow's head at its end. */
    private static Path2D round(double x, double y, double size) {
        Path2D path = new Path2D.Double(new Arc2D.Double(x, y, size, size, 40, 290, Arc2D.OPEN));
        double tip = x + size / 2 + Math.cos(Math.toRadians(40)) * size / 2;
        double height = y + size / 2 - Math.sin(Math.toRadians(40)) * size / 2;
        path.moveTo(tip, height - size * 0.42);
        path.lineTo(tip, height);
        path.lineTo(tip - size * 0.42, height);
        return path;
    }

    private static void line(Path2D path, double x1, double y1, double x2, double y2) {
        path.moveTo(x1, y1);
        path.lineTo(x2, y2);
    }
}
