package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import papan.analysis.ChartData;
import papan.analysis.Unit;
import papan.chart.ChartText;

/** The mean of many rounds, turn by turn, with a band around it in which half of them lie. */
final class UsualContent extends Content {
    private static final int LOW = 0;
    private static final int MEAN = 1;
    private static final int HIGH = 2;
    private static final int COUNT = 3;
    private static final int BAND_OPACITY = 70;
    /** Turns that only so small a part of all rounds reached are in the table, but would be drawn as mere noise. */
    private static final double FEWEST = 0.02;

    UsualContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(0, Integer::toString);
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Whole(0, number -> Integer.toString(number).replace('-', '−'));
    }

    /** Counts of rounds are in the table too, and have no place on this axis. */
    @Override
    Range range() {
        double least = -1;
        double most = 1;
        for (int i = 0; i < shown().chart().entries().size(); i++) {
            ChartData data = shown().data(i);
            for (int row = 0; row < turns(data); row++) {
                least = Math.min(least, data.value(row, LOW, 0));
                most = Math.max(most, data.value(row, HIGH, 0));
            }
        }
        return new Range(-Extent.nice(-least), Extent.nice(most));
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        g.setColor(look.quiet());
        g.setStroke(new BasicStroke(ChartLook.px(1)));
        g.draw(new Line2D.Double(sheet.area().getX(), sheet.y(0), sheet.area().getMaxX(), sheet.y(0)));
        for (int entry : shown().entries()) {
            band(g, sheet, look, entry);
        }
        for (int entry : shown().entries()) {
            g.setColor(colour(look, entry));
            g.setStroke(ChartLook.line(entry, 3));
            g.draw(line(entry, MEAN, sheet));
        }
    }

    /** How many turns are drawn. */
    private int turns(ChartData data) {
        int turns = data.rows(0);
        while (turns > 1 && data.value(turns - 1, COUNT, 0) < FEWEST * data.value(0, COUNT, 0)) {
            turns--;
        }
        return turns;
    }

    @Override
    Range domain() {
        int turns = 1;
        for (int i = 0; i < shown().chart().entries().size(); i++) {
            turns = Math.max(turns, turns(shown().data(i)) - 1);
        }
        return new Range(0, turns);
    }

    private Color colour(ChartLook look, int entry) {
        return look.entry(entry);
    }

    private void band(Graphics2D g, PlotArea sheet, ChartLook look, int entry) {
        ChartData data = shown().data(entry);
        if (data.rows(0) == 0) {
            return;
        }
        Path2D band = line(entry, HIGH, sheet);
        for (int row = turns(data) - 1; row >= 0; row--) {
            band.lineTo(sheet.x(row), sheet.y(data.value(row, LOW, 0)));
        }
        band.closePath();
        Color colour = colour(look, entry);
        g.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND_OPACITY));
        g.fill(band);
        g.setColor(colour);
        g.setStroke(ChartLook.line(entry, 1));
        g.draw(band);
    }

    private Path2D line(int entry, int column, PlotArea sheet) {
        ChartData data = shown().data(entry);
        Path2D path = new Path2D.Double();
        for (int row = 0; row < turns(data); row++) {
            double y = sheet.y(data.value(row, column, 0));
            if (row == 0) {
                path.moveTo(sheet.x(row), y);
            } else {
                path.lineTo(sheet.x(row), y);
            }
        }
        return path;
    }

    private String name(int entry, ChartText words) {
        ChartData data = shown().data(entry);
        double mean = data.rows(0) == 0 ? Double.NaN : data.value(turns(data) - 1, MEAN, 0);
        String label = words.label(data.columns().get(MEAN), Double.isNaN(mean) ? mean : Math.rint(mean * 10) / 10);
        return shown().overlays()
                ? words.rules(shown().chart().entries().get(entry).rules())
                : label;
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        List<String> texts = new ArrayList<>();
        shown().entries().forEach(entry -> texts.add(name(entry, words)));
        shown().data(0)
                .columns()
                .subList(0, 3)
                .forEach(column -> texts.add(words.column(column) + " " + words.number(-88.8, Unit.SEEDS)));
        return EndLabels.width(texts, metrics);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        List<EndLabels.Label> labels = new ArrayList<>();
        double x = sheet.area().getX();
        for (int entry : shown().entries()) {
            ChartData data = shown().data(entry);
            if (data.rows(0) == 0) {
                continue;
            }
            int last = turns(data) - 1;
            x = Math.max(x, sheet.x(last));
            labels.add(label(name(entry, words), data.value(last, MEAN, 0), entry, sheet, look, 3));
            if (!shown().overlays()) {
                for (int column : new int[] {LOW, HIGH}) {
                    String text = words.label(data.columns().get(column), data.value(last, column, 0));
                    labels.add(label(text, data.value(last, column, 0), entry, sheet, look, 1));
                }
            }
        }
        EndLabels.paint(g, look, labels, sheet.area(), x);
    }

    private EndLabels.Label label(String text, double value, int entry, PlotArea sheet, ChartLook look, double width) {
        return new EndLabels.Label(
                text, sheet.y(value), width, colour(look, entry), ChartLook.line(entry, width), EndLabels.Form.LINE);
    }
}
