package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import papan.analysis.Part;

/** The words beside the cursor: each band's name and its number now, joined to the band by a thin line. */
final class BandLabels {
    private static final double LEADER = 18;
    private static final double SWATCH = 10;
    private static final double GAP = 6;

    private final RevealedSeeds seeds;

    BandLabels(RevealedSeeds seeds) {
        this.seeds = seeds;
    }

    /** The width, in pixels, that the labels need to the right of the cursor, whatever the numbers. */
    float width(ChartWords words, FontMetrics metrics) {
        int widest = 0;
        for (Part part : Part.values()) {
            widest = Math.max(
                    widest, metrics.stringWidth(words.label(part, seeds.curve().total())));
        }
        return ChartLook.px(LEADER + SWATCH + 2 * GAP) + widest;
    }

    /** Paints the labels of the moment at the cursor, which stands at {@code x}. */
    void paint(Graphics2D g, ChartLook look, ChartWords words, Rectangle2D area, double x) {
        FontMetrics metrics = g.getFontMetrics(look.label());
        double row = metrics.getHeight();
        double top = area.getY() - row / 2;
        double bottom = area.getMaxY() - ChartLook.px(1);
        List<Part> parts = chosen(Stack.room(row, top, bottom));
        double[] middles =
                parts.stream().mapToDouble(part -> middle(part, area)).toArray();
        double[] at = Stack.spread(middles, row, top, bottom);
        g.setFont(look.label());
        for (int i = 0; i < at.length; i++) {
            Part part = parts.get(i);
            int count = seeds.seeds(part, seeds.here());
            double left = x + ChartLook.px(LEADER);
            g.setColor(look.quiet());
            g.setStroke(new BasicStroke(ChartLook.px(1)));
            g.draw(leader(x, middles[i], left, at[i]));
            g.setColor(look.fill(part));
            double size = ChartLook.px(SWATCH);
            double arc = ChartLook.px(3);
            RoundRectangle2D swatch = new RoundRectangle2D.Double(left, at[i] - size / 2, size, size, arc, arc);
            g.fill(swatch);
            g.setColor(look.quiet());
            g.draw(swatch);
            g.setColor(count == 0 ? look.quiet() : look.text());
            float baseline = (float) (at[i] + (metrics.getAscent() - metrics.getDescent()) / 2.0);
            g.drawString(words.label(part, count), (float) (left + ChartLook.px(SWATCH + GAP)), baseline);
        }
    }

    /** As many parts as there is room for, from top to bottom; the emptiest go first when room is short. */
    private List<Part> chosen(int room) {
        List<Part> parts = new ArrayList<>(List.of(Part.values()));
        Comparator<Part> bySeeds = Comparator.comparingInt(part -> seeds.seeds(part, seeds.here()));
        while (parts.size() > Math.max(1, room)) {
            parts.remove(parts.stream().min(bySeeds).orElseThrow());
        }
        java.util.Collections.reverse(parts);
        return parts;
    }

    /** The height at which the middle of a band meets the cursor. */
    private double middle(Part part, Rectangle2D area) {
        int here = seeds.here();
        int below = 0;
        for (Part lower : Part.values()) {
            if (lower.index() < part.index()) {
                below += seeds.seeds(lower, here);
            }
        }
        double middle = below + seeds.seeds(part, here) / 2.0;
        return area.getMaxY()
                - middle * area.getHeight() / Math.max(1, seeds.curve().total());
    }

    private static Path2D leader(double x, double from, double left, double to) {
        Path2D line = new Path2D.Double();
        line.moveTo(x + ChartLook.px(2), from);
        line.lineTo(x + ChartLook.px(5), from);
        line.lineTo(left - ChartLook.px(5), to);
        line.lineTo(left - ChartLook.px(2), to);
        return line;
    }
}
