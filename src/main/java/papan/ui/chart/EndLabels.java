package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The words beside the cursor: each band's or line's name and its number now, joined to it by a thin line. */
final class EndLabels {
    private static final double LEADER = 18;
    private static final double SWATCH = 12;
    private static final double GAP = 6;

    private EndLabels() {}

    /**
     * One label.
     *
     * @param y the height at which its line or band meets the cursor
     * @param weight of labels that do not fit, the lightest go first
     * @param line the stroke of a line
     * @param form what stands before the words
     */
    record Label(String text, double y, double weight, Color colour, BasicStroke line, Form form) {
        /** One that belongs to no height: for a legend. */
        static Label legend(String text, Color colour, Form form) {
            return new Label(text, 0, 1, colour, new BasicStroke(), form);
        }
    }

    /** What stands before the words. */
    enum Form {
        /** A piece of the line. */
        LINE,
        /** A field of the colour. */
        BAND,
        /** The same, hatched from the lower left to the upper right. */
        RISING,
        /** The same, hatched from the upper left to the lower right. */
        FALLING,
        /** Only the edge of a field. */
        EDGE,
        /** An edge with lines that rise. */
        RISING_LINES,
        /** An edge with lines that fall. */
        FALLING_LINES
    }

    /** The width, in pixels, that the widest of some texts needs to the right of the cursor. */
    static float width(List<String> texts, FontMetrics metrics) {
        int widest = texts.stream().mapToInt(metrics::stringWidth).max().orElse(0);
        return ChartLook.px(LEADER + 2 * SWATCH + 2 * GAP) + widest;
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
            double width = swatchWidth(label) + metrics.stringWidth(label.text());
            g.setColor(look.ground());
            // Lines at the ticks would strike the words out.
            g.fill(new Rectangle2D.Double(left - ChartLook.px(3), at[i] - row / 2, width + ChartLook.px(6), row));
            g.setColor(look.quiet());
            g.setStroke(new BasicStroke(ChartLook.px(1)));
            g.draw(leader(x, label.y(), left, at[i]));
            swatch(g, look, label, left, at[i]);
            g.setColor(label.weight() == 0 ? look.quiet() : look.text());
            float baseline = (float) (at[i] + (metrics.getAscent() - metrics.getDescent()) / 2.0);
            g.drawString(label.text(), (float) (left + swatchWidth(label)), baseline);
        }
    }

    /** Paints labels one below the other, at the right of an area and not joined to anything. */
    static void paintLegend(Graphics2D g, ChartLook look, List<Label> labels, Rectangle2D area) {
        g.setFont(look.label());
        FontMetrics metrics = g.getFontMetrics();
        double x = area.getMaxX() + ChartLook.px(16);
        double y = area.getY() + metrics.getHeight() / 2.0;
        for (Label label : labels) {
            swatch(g, look, label, x, y);
            g.setColor(look.text());
            float baseline = (float) (y + (metrics.getAscent() - metrics.getDescent()) / 2.0);
            g.drawString(label.text(), (float) (x + swatchWidth(label)), baseline);
            y += metrics.getHeight() * 1.3;
        }
    }

    private static void swatch(Graphics2D g, ChartLook look, Label label, double left, double y) {
        double size = ChartLook.px(SWATCH - 2);
        g.setColor(label.colour());
        if (label.form() == Form.LINE) {
            g.setStroke(label.line());
            g.draw(new Line2D.Double(left, y, left + ChartLook.px(2 * SWATCH - 2), y));
            return;
        }
        double arc = ChartLook.px(3);
        RoundRectangle2D field = new RoundRectangle2D.Double(left, y - size / 2, size, size, arc, arc);
        switch (label.form()) {
            case BAND -> g.fill(field);
            case RISING, FALLING -> {
                g.fill(field);
                Hatch.over(g, field, look.hatch(), label.form() == Form.RISING ? 1 : -1);
            }
            case RISING_LINES -> Hatch.lines(g, field, label.colour(), 1, 4, 1.6);
            case FALLING_LINES -> Hatch.lines(g, field, label.colour(), -1, 4, 1.6);
            default -> {}
        }
        boolean open =
                label.form() == Form.EDGE || label.form() == Form.RISING_LINES || label.form() == Form.FALLING_LINES;
        g.setColor(open ? label.colour() : look.quiet());
        g.setStroke(new BasicStroke(ChartLook.px(open ? 1.6 : 1)));
        g.draw(field);
    }

    private static double swatchWidth(Label label) {
        return ChartLook.px((label.form() == Form.LINE ? 2 * SWATCH : SWATCH) + GAP);
    }

    /** Paints labels one after the other in as many lines as a width needs, and tells how high they are. */
    static double paintRow(
            Graphics2D g, ChartLook look, List<Label> labels, double x, double y, double width, boolean paint) {
        g.setFont(look.axis());
        FontMetrics metrics = g.getFontMetrics();
        double line = metrics.getHeight() * 1.15;
        double left = x;
        double top = y;
        for (Label label : labels) {
            double needed = swatchWidth(label) + metrics.stringWidth(label.text());
            if (left > x && left + needed > x + width) {
                left = x;
                top += line;
            }
            if (paint) {
                swatch(g, look, label, left, top + line / 2);
                g.setColor(look.text());
                float baseline = (float) (top + line / 2 + (metrics.getAscent() - metrics.getDescent()) / 2.0);
                g.drawString(label.text(), (float) (left + swatchWidth(label)), baseline);
            }
            left += needed + ChartLook.px(18);
        }
        return labels.isEmpty() ? 0 : top + line - y;
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
