package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import papan.chart.ChartText;
import papan.model.Side;

/** How often: a bar for each number of laps or seeds, south's part below and north's, hatched, on top of it. */
final class HistogramContent extends CellContent {
    private static final double WIDTH = 0.84;

    HistogramContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(-0.5, number -> number < 1 ? "" : Integer.toString(number));
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Whole(0, Integer::toString);
    }

    /** Both players' bars stand on one another. */
    @Override
    Range range() {
        double most = 1;
        for (int entry = 0; entry < shown().chart().entries().size(); entry++) {
            int upTo = shown().chart().upTo(entry, shown().furthest());
            for (int row = 0; row < shown().data(entry).rows(upTo); row++) {
                double both = shown().data(entry).value(row, 0, upTo)
                        + shown().data(entry).value(row, 1, upTo);
                most = Math.max(most, both);
            }
        }
        return new Range(0, Extent.nice(most));
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        return shown().seenRows() == 0 ? OptionalInt.empty() : super.rowAt(x, y);
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        FontMetrics metrics = g.getFontMetrics(look.axis());
        g.setFont(look.axis());
        OptionalInt here = shown().here(entry());
        for (int row = 0; row < shown().rows(entry()); row++) {
            double below = 0;
            for (Side side : Side.values()) {
                double count = shown().value(entry(), row, side.index());
                Rectangle2D bar = new Rectangle2D.Double(
                        sheet.x(row + (1 - WIDTH) / 2),
                        sheet.y(below + count),
                        sheet.perX() * WIDTH,
                        count * sheet.perY());
                g.setColor(look.side(side));
                g.fill(bar);
                if (side == Side.NORTH) {
                    Hatch.over(g, bar, look.hatch(), -1);
                }
                below += count;
            }
            if (below > 0) {
                caption(g, sheet, look, row, below, words, metrics, here.isPresent() && here.getAsInt() == row);
            }
        }
    }

    /** The number above a bar; a frame around that of the cursor. */
    private static void caption(
            Graphics2D g,
            PlotArea sheet,
            ChartLook look,
            int row,
            double count,
            ChartText words,
            FontMetrics metrics,
            boolean here) {
        String text = words.decimals(count, 0);
        double left = sheet.x(row + (1 - WIDTH) / 2);
        if (metrics.stringWidth(text) <= sheet.perX()) {
            g.setColor(look.text());
            g.drawString(text, (float) (left + (sheet.perX() * WIDTH - metrics.stringWidth(text)) / 2), (float)
                    (sheet.y(count) - ChartLook.px(3)));
        }
        if (here) {
            g.setColor(look.text());
            g.setStroke(new BasicStroke(ChartLook.px(2)));
            g.draw(new Rectangle2D.Double(left, sheet.y(count), sheet.perX() * WIDTH, count * sheet.perY()));
        }
    }

    @Override
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        return List.of(
                EndLabels.Label.legend(names(words).get(0), look.side(Side.SOUTH), EndLabels.Form.BAND),
                EndLabels.Label.legend(names(words).get(1), look.side(Side.NORTH), EndLabels.Form.FALLING));
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        if (isOneOfMany()) {
            return ChartLook.px(8);
        }
        return EndLabels.width(names(words), metrics);
    }

    private List<String> names(ChartText words) {
        return shown().data(entry()).columns().stream().map(words::column).toList();
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        if (isOneOfMany()) {
            return;
        }
        g.setFont(look.label());
        FontMetrics metrics = g.getFontMetrics();
        double x = sheet.area().getMaxX() + ChartLook.px(16);
        double y = sheet.area().getY() + ChartLook.px(4);
        double size = metrics.getHeight() * 0.8;
        for (Side side : new Side[] {Side.NORTH, Side.SOUTH}) {
            Rectangle2D field = new Rectangle2D.Double(x, y, size, size);
            g.setColor(look.side(side));
            g.fill(field);
            if (side == Side.NORTH) {
                Hatch.over(g, field, look.hatch(), -1);
            }
            g.setColor(look.text());
            g.drawString(names(words).get(side.index()), (float) (x + size + ChartLook.px(8)), (float)
                    (y + size * 0.5 + (metrics.getAscent() - metrics.getDescent()) / 2.0));
            y += size * 1.5;
        }
    }
}
