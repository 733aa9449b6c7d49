package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import papan.analysis.Column;
import papan.analysis.Part;
import papan.chart.ChartText;

/**
 * The five parts as bands on top of one another. Stores are hatched and bands are parted by thin lines of the ground, so
 * that they can be told apart without colour.
 */
final class StackContent extends Content {
    private static final Part[] PARTS = Part.values();
    private static final BasicStroke NONE = new BasicStroke();

    private final Thinned thinned = new Thinned();

    StackContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Along(shown(), 0);
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Parts(2, value -> value == Math.rint(value) ? Integer.toString((int) value) : "");
    }

    @Override
    boolean hasCursorLine() {
        return true;
    }

    @Override
    boolean goesOn() {
        return true;
    }

    @Override
    void forget() {
        thinned.clear();
    }

    private int entry() {
        return shown().entries().get(0);
    }

    private double seeds(Part part, int row) {
        return shown().value(entry(), row, part.index());
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        int[] rows = thinned.rows(from, shown().rows(entry()), 1 / sheet.perX(), row -> seeds(Part.HANDS, row));
        double[][] edges = edges(rows, sheet);
        double[] xs = new double[rows.length];
        for (int k = 0; k < rows.length; k++) {
            xs[k] = sheet.x(rows[k]);
        }
        for (Part part : PARTS) {
            if (part != Part.HANDS) {
                fill(g, look, part, band(xs, edges, part));
            }
        }
        g.setColor(look.ground());
        g.setStroke(new BasicStroke(ChartLook.px(1), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL));
        for (Part part : PARTS) {
            if (part != Part.SOUTH_STORE) {
                g.draw(floor(xs, edges, part));
            }
        }
        fill(g, look, Part.HANDS, band(xs, edges, Part.HANDS));
    }

    private static void fill(Graphics2D g, ChartLook look, Part part, Shape band) {
        g.setColor(look.fill(part));
        g.fill(band);
        if (part == Part.SOUTH_STORE || part == Part.NORTH_STORE) {
            Hatch.over(g, band, look.hatch(), part == Part.SOUTH_STORE ? 1 : -1);
        }
    }

    /** By edge, from the bottom of the lowest band to the top of the highest: its height in pixels at each row. */
    private double[][] edges(int[] rows, PlotArea sheet) {
        double[][] edges = new double[PARTS.length + 1][rows.length];
        for (int k = 0; k < rows.length; k++) {
            double below = 0;
            edges[0][k] = sheet.y(0);
            for (Part part : PARTS) {
                below += seeds(part, rows[k]);
                edges[part.index() + 1][k] = sheet.y(below);
            }
        }
        return edges;
    }

    private static Shape band(double[] xs, double[][] edges, Part part) {
        Path2D path = floor(xs, edges, part);
        double[] top = edges[part.index() + 1];
        for (int k = xs.length - 1; k >= 0; k--) {
            path.lineTo(xs[k], top[k]);
        }
        path.closePath();
        return path;
    }

    private static Path2D floor(double[] xs, double[][] edges, Part part) {
        double[] bottom = edges[part.index()];
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, 2 * xs.length + 2);
        path.moveTo(xs[0], bottom[0]);
        for (int k = 1; k < xs.length; k++) {
            path.lineTo(xs[k], bottom[k]);
        }
        return path;
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        List<String> texts = new ArrayList<>();
        for (Part part : PARTS) {
            texts.add(text(part, range().getUpperBound(), words));
        }
        return EndLabels.width(texts, metrics);
    }

    /** Its name with its number; only the number where a legend has the name. */
    private String text(Part part, double seeds, ChartText words) {
        return isOneOfMany() ? words.decimals(seeds, 0) : words.label(column(part), seeds);
    }

    private static EndLabels.Form form(Part part) {
        return switch (part) {
            case SOUTH_STORE -> EndLabels.Form.RISING;
            case NORTH_STORE -> EndLabels.Form.FALLING;
            case SOUTH_ROW, HANDS, NORTH_ROW -> EndLabels.Form.BAND;
        };
    }

    @Override
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        return Arrays.stream(PARTS)
                .map(part -> EndLabels.Label.legend(words.column(column(part)), look.fill(part), form(part)))
                .toList();
    }

    private Column column(Part part) {
        return shown().data(entry()).columns().get(part.index());
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        int here = shown().here(entry()).orElse(0);
        List<EndLabels.Label> labels = new ArrayList<>();
        double below = 0;
        for (Part part : PARTS) {
            double seeds = seeds(part, here);
            labels.add(new EndLabels.Label(
                    text(part, seeds, words), sheet.y(below + seeds / 2), seeds, look.fill(part), NONE, form(part)));
            below += seeds;
        }
        EndLabels.paint(g, look, labels, sheet.area(), sheet.x(here));
    }
}
