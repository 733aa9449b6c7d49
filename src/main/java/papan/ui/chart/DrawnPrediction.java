package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import papan.analysis.CourseChart;
import papan.analysis.Prediction;

/**
 * What somebody has drawn over a chart before the truth is shown.
 *
 * @param prediction what was drawn
 * @param pen the row at which the keyboard draws; −1 once the truth is shown
 * @param column which line it is about
 */
record DrawnPrediction(Prediction prediction, int pen, int column) {
    private static final double WIDTH = 5;
    /** Okabe and Ito's green: no line of a chart of one rule set has it. */
    private static final Color PENCIL = new Color(0x009E73);

    /** Draws it, and where truth and prediction lie furthest apart. */
    void paint(Graphics2D g, PlotArea sheet, Content content, ChartLook look) {
        g.setColor(PENCIL);
        g.setStroke(new BasicStroke(ChartLook.px(WIDTH), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path(sheet, content));
        if (pen >= 0) {
            double x = sheet.x(content.xOf(pen));
            double value = prediction.values().get(pen);
            double y = sheet.y(Double.isNaN(value) ? 0 : value);
            double size = ChartLook.px(7);
            g.setColor(look.text());
            g.setStroke(ChartLook.line(1, 1));
            g.draw(new Line2D.Double(x, sheet.area().getY(), x, sheet.area().getMaxY()));
            g.setColor(PENCIL);
            g.fill(new Ellipse2D.Double(x - size, y - size, 2 * size, 2 * size));
        } else {
            gap(g, sheet, content, look);
        }
    }

    private Path2D path(PlotArea sheet, Content content) {
        Path2D path = new Path2D.Double();
        boolean down = false;
        for (int row = 0; row < prediction.values().size(); row++) {
            double value = prediction.values().get(row);
            if (Double.isNaN(value)) {
                down = false;
                continue;
            }
            double x = sheet.x(content.xOf(row));
            if (down) {
                path.lineTo(x, sheet.y(value));
            } else {
                path.moveTo(x, sheet.y(value));
                down = true;
            }
        }
        return path;
    }

    private void gap(Graphics2D g, PlotArea sheet, Content content, ChartLook look) {
        VisibleChart shown = content.shown();
        if (!(shown.data(0) instanceof CourseChart chart)) {
            return;
        }
        prediction.largestGap(chart, column, shown.upTo(0)).ifPresent(gap -> {
            double x = sheet.x(content.xOf(gap.row()));
            Color colour = look.text();
            g.setColor(colour);
            g.setStroke(new BasicStroke(ChartLook.px(2)));
            double from = sheet.y(gap.predicted());
            double to = sheet.y(gap.actual());
            double cap = ChartLook.px(6);
            g.draw(new Line2D.Double(x, from, x, to));
            g.draw(new Line2D.Double(x - cap, from, x + cap, from));
            g.draw(new Line2D.Double(x - cap, to, x + cap, to));
        });
    }
}
