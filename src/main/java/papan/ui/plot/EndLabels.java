package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jfree.chart.LegendItem;

/**
 * The words beside the cursor: each band's or line's name and its number now, joined to it by a thin line. JFreeChart has
 * labels at points, but none that make room for one another.
 */
final class EndLabels {
    private static final double LEADER = 18;
    /** As wide as a piece of a line and the gap after it. */
    private static final double SWATCH = 36;

    private EndLabels() {}

    /**
     * One label.
     *
     * @param y the height at which its line or band meets the cursor
     * @param weight of labels that do not fit, the lightest go first
     * @param item what stands before the words
     */
    record Label(String text, double y, double weight, LegendItem item) {}

    /** The width, in pixels, that the widest of some texts needs to the right of the cursor. */
    static float width(List<String> texts, FontMetrics metrics) {
        int widest = texts.stream().mapToInt(metrics::stringWidth).max().orElse(0);
        return ChartLook.px(LEADER + SWATCH) + widest;
    }

    /** Paints labels to the right of {@code x}. */
    static void paint(Graphics2D g, ChartLook look, List<Label> all, Rectangle2D area, double x) {
        FontMetrics metrics = g.getFontMetrics(look.label());
        double row = metrics.getHeight();
        double top = area.getY() - row / 2;
        double bottom = area.getMaxY() - ChartLook.px(1);
        List<Label> labels = chosen(all, Stack.room(row, top, bottom));
        double[] at = Stack.spread(labels.stream().mapToDouble(Label::y).toArray(), row, top, bottom);
        g.setFont(look.label());
        for (int i = 0; i < at.length; i++) {
            Label label = labels.get(i);
            double left = x + ChartLook.px(LEADER);
            double words = left + ChartLegend.width(label.item());
            double width = words - left + metrics.stringWidth(label.text());
            g.setColor(look.ground());
            // Lines at the ticks would strike the words out.
            g.fill(new Rectangle2D.Double(left - ChartLook.px(3), at[i] - row / 2, width + ChartLook.px(6), row));
            g.setColor(look.quiet());
            g.setStroke(new BasicStroke(ChartLook.px(1)));
            g.draw(leader(x, label.y(), left, at[i]));
            ChartLegend.swatch(g, label.item(), left, at[i]);
            g.setColor(label.weight() == 0 ? look.quiet() : look.text());
            float baseline = (float) (at[i] + (metrics.getAscent() - metrics.getDescent()) / 2.0);
            g.drawString(label.text(), (float) words, baseline);
        }
    }

    /** As many as there is room for, from top to bottom. */
    private static List<Label> chosen(List<Label> all, int room) {
        List<Label> labels = new ArrayList<>(all);
        while (labels.size() > Math.max(1, room)) {
            labels.remove(labels.stream()
                    .min(Comparator.comparingDouble(Label::weight))
                    .orElseThrow());
        }
        labels.sort(Comparator.comparingDouble(Label::y));
        return labels;
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
