package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.axis.NumberAxis;
import papan.analysis.ChartData;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * How rounds end: a bar for each margin, those that the first player lost at the left of the middle, hatched, and those
 * won at the right. Several rule sets are drawn as lines.
 */
final class MarginContent extends Content {
    MarginContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(0, number -> Integer.toString(number).replace('-', '−'));
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Share();
    }

    private int entry() {
        return shown().entries().get(0);
    }

    @Override
    double xOf(int row) {
        return shown().data(entry()).number(row, 0);
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        ChartData data = shown().data(entry());
        if (data.rows(0) == 0) {
            return OptionalInt.empty();
        }
        long row = Math.round(x) - data.number(0, 0);
        return row < 0 || row >= data.rows(0) ? OptionalInt.empty() : OptionalInt.of((int) row);
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        if (shown().overlays()) {
            for (int entry : shown().entries()) {
                g.setColor(look.entry(entry));
                g.setStroke(ChartLook.line(entry, 2.6));
                g.draw(line(entry, sheet));
            }
        } else {
            bars(g, sheet, look);
        }
        g.setColor(look.text());
        g.setStroke(new BasicStroke(ChartLook.px(1)));
        g.draw(new Line2D.Double(
                sheet.x(0), sheet.area().getY(), sheet.x(0), sheet.area().getMaxY()));
    }

    private void bars(Graphics2D g, PlotArea sheet, ChartLook look) {
        ChartData data = shown().data(entry());
        for (int row = 0; row < data.rows(0); row++) {
            int margin = data.number(row, 0);
            double share = data.value(row, 0, 0);
            double gap = sheet.perX() > ChartLook.px(4) ? 0.1 : 0;
            Rectangle2D bar = new Rectangle2D.Double(
                    sheet.x(margin - 0.5 + gap), sheet.y(share), sheet.perX() * (1 - 2 * gap), share * sheet.perY());
            g.setColor(margin == 0 ? look.quiet() : look.side(margin > 0 ? Side.SOUTH : Side.NORTH));
            g.fill(bar);
            if (margin < 0) {
                Hatch.over(g, bar, look.hatch(), -1);
            }
        }
    }

    private Path2D line(int entry, PlotArea sheet) {
        ChartData data = shown().data(entry);
        Path2D path = new Path2D.Double();
        for (int row = 0; row < data.rows(0); row++) {
            double x = sheet.x(data.number(row, 0));
            double y = sheet.y(data.value(row, 0, 0));
            if (row == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        return path;
    }

    private List<String> names(ChartText words) {
        return shown().entries().stream()
                .map(entry -> words.rules(shown().chart().entries().get(entry).rules()))
                .toList();
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        return shown().overlays() ? EndLabels.width(names(words), metrics) : ChartLook.px(16);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        if (shown().overlays()) {
            List<EndLabels.Label> labels = new ArrayList<>();
            for (int i = 0; i < shown().entries().size(); i++) {
                int entry = shown().entries().get(i);
                labels.add(new EndLabels.Label(
                        names(words).get(i),
                        sheet.area().getY() + i * ChartLook.px(24),
                        1,
                        look.entry(entry),
                        ChartLook.line(entry, 2.6),
                        EndLabels.Form.LINE));
            }
            EndLabels.paintLegend(g, look, labels, sheet.area());
        }
    }
}
