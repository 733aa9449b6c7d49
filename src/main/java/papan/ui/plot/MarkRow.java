package papan.ui.plot;

import java.awt.Graphics2D;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import papan.replay.Mark;
import papan.ui.playback.MarkIcon;

/** The small symbols above the bands: relays, captures and extra turns, as far as they have been revealed. */
final class MarkRow {
    /** Size of a mark relative to the type of the labels. */
    private static final float SIZE = 1.1f;
    /** As wide as on the timeline, in a symbol of 24. */
    private static final float STROKE = 2.6f;

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
    void paint(Graphics2D g, ChartLook look, PlotArea sheet) {
        g.setColor(look.text());
        double size = size(look);
        double y = sheet.area().getY() - ChartLook.px(6) - size;
        for (Mark mark : shown(sheet.x(1) - sheet.x(0), size * 1.1)) {
            double x = sheet.x(content.xOf(rowOf(mark)));
            MarkIcon.of(mark.kind()).draw(g, x - size / 2, y, size, STROKE);
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
        VisibleChart seen = content.shown();
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
}
