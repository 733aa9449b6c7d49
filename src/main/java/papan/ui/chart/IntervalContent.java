package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.OptionalInt;
import org.jfree.chart.axis.NumberAxis;
import papan.analysis.ChartData;
import papan.chart.ChartText;

/** The first player's share under each rule set: a dot, and around it the interval in which it lies at 95 %. */
final class IntervalContent extends Content {
    private final Ticks.Names names = new Ticks.Names();

    IntervalContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Share();
    }

    @Override
    NumberAxis rangeAxis() {
        return names;
    }

    @Override
    void setWords(ChartText words) {
        names.setNames(shown().chart().entries().stream()
                .map(entry -> words.rules(entry.rules()))
                .toList());
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        int row = (int) (range().getUpperBound() - y);
        return row < 0 || row >= shown().chart().entries().size() ? OptionalInt.empty() : OptionalInt.of(row);
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        g.setColor(look.text());
        g.setStroke(ChartLook.line(1, 1.4));
        g.draw(new Line2D.Double(
                sheet.x(0.5), sheet.area().getY(), sheet.x(0.5), sheet.area().getMaxY()));
        for (int entry = 0; entry < shown().chart().entries().size(); entry++) {
            ChartData data = shown().data(entry);
            if (data.value(0, 3, 0) > 0) {
                interval(g, sheet, look, words, data, entry);
            }
        }
    }

    private void interval(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, ChartData data, int entry) {
        double y = sheet.y(sheet.range().getUpperBound() - entry - 0.5);
        double low = sheet.x(data.value(0, 0, 0));
        double share = sheet.x(data.value(0, 1, 0));
        double high = sheet.x(data.value(0, 2, 0));
        double cap = ChartLook.px(9);
        double dot = ChartLook.px(8);
        g.setColor(look.entry(entry));
        g.setStroke(new BasicStroke(ChartLook.px(3)));
        g.draw(new Line2D.Double(low, y, high, y));
        g.draw(new Line2D.Double(low, y - cap, low, y + cap));
        g.draw(new Line2D.Double(high, y - cap, high, y + cap));
        g.fill(new Ellipse2D.Double(share - dot, y - dot, 2 * dot, 2 * dot));
        g.setFont(look.label());
        g.setColor(look.text());
        FontMetrics metrics = g.getFontMetrics();
        String text = words.decimals(100 * data.value(0, 1, 0), 1) + " %";
        double half = metrics.stringWidth(text) / 2.0;
        double x = Math.max(
                sheet.area().getX() + half, Math.min(share, sheet.area().getMaxX() - half));
        g.drawString(text, (float) (x - half), (float) (y - dot - ChartLook.px(6)));
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        return ChartLook.px(24);
    }
}
