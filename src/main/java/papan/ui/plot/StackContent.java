package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import papan.analysis.Column;
import papan.analysis.Part;
import papan.chart.ChartText;

/**
 * The five parts as bands on top of one another. Stores are hatched and bands are parted by thin lines of the ground, so
 * that they can be told apart without colour. A series is the band between two heights; JFreeChart's stacked areas would
 * be drawn in pieces, with seams between them.
 */
final class StackContent extends Content {
    private static final Part[] PARTS = Part.values();

    private final transient DeviationRenderer renderer = new DeviationRenderer(true, false);
    private final transient Thinned thinned = new Thinned();
    private int[] rows = {};

    StackContent(VisibleChart shown, ChartText words) {
        super(shown, words);
        renderer.setAlpha(1);
        renderer.setSeriesLinesVisible(Part.SOUTH_STORE.index(), false);
    }

    @Override
    XYItemRenderer renderer() {
        return renderer;
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

    @Override
    void prepare(int from, double across, double upward) {
        rows = thinned.rows(from, rows(), across, row -> seeds(Part.HANDS, row));
    }

    @Override
    void dress(ChartLook next) {
        super.dress(next);
        BasicStroke thin = new BasicStroke(ChartLook.px(1), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL);
        for (Part part : PARTS) {
            renderer.setSeriesFillPaint(part.index(), fill(part), false);
            renderer.setSeriesPaint(part.index(), next.ground(), false);
            renderer.setSeriesStroke(part.index(), thin, false);
        }
    }

    private Paint fill(Part part) {
        Color colour = look().fill(part);
        return switch (part) {
            case SOUTH_STORE -> Hatch.over(colour, look().hatch(), 1);
            case NORTH_STORE -> Hatch.over(colour, look().hatch(), -1);
            case SOUTH_ROW, HANDS, NORTH_ROW -> colour;
        };
    }

    private double seeds(Part part, int row) {
        return shown().value(entry(), row, part.index());
    }

    private double below(Part part, int row) {
        double below = 0;
        for (int i = 0; i < part.index(); i++) {
            below += seeds(PARTS[i], row);
        }
        return below;
    }

    @Override
    public int getSeriesCount() {
        return PARTS.length;
    }

    @Override
    public String getSeriesKey(int series) {
        return words().column(column(PARTS[series]));
    }

    @Override
    public int getItemCount(int series) {
        return rows.length;
    }

    @Override
    public Number getX(int series, int item) {
        return rows[item];
    }

    @Override
    public Number getStartY(int series, int item) {
        return below(PARTS[series], rows[item]);
    }

    @Override
    public Number getEndY(int series, int item) {
        return below(PARTS[series], rows[item]) + seeds(PARTS[series], rows[item]);
    }

    /** The line below a band; none at what is in hand, which parts the rows by itself and may be as thin as the line. */
    @Override
    public Number getY(int series, int item) {
        boolean atHands = PARTS[series] == Part.HANDS || PARTS[series] == Part.NORTH_ROW;
        return atHands && seeds(Part.HANDS, rows[item]) > 0 ? Double.NaN : below(PARTS[series], rows[item]);
    }

    @Override
    float widthBeside(FontMetrics metrics) {
        return EndLabels.width(
                Arrays.stream(PARTS)
                        .map(part -> text(part, range().getUpperBound()))
                        .toList(),
                metrics);
    }

    /** Its name with its number; only the number where a legend has the name. */
    private String text(Part part, double seeds) {
        return isOneOfMany() ? words().decimals(seeds, 0) : words().label(column(part), seeds);
    }

    private Column column(Part part) {
        return shown().data(entry()).columns().get(part.index());
    }

    @Override
    List<LegendItem> legend() {
        return Arrays.stream(PARTS).map(this::item).toList();
    }

    private LegendItem item(Part part) {
        return ChartLegend.field(getSeriesKey(part.index()), fill(part), look().quiet(), 1);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet) {
        int here = shown().here(entry()).orElse(0);
        List<EndLabels.Label> labels = new ArrayList<>();
        for (Part part : PARTS) {
            double seeds = seeds(part, here);
            double middle = sheet.y(below(part, here) + seeds / 2);
            labels.add(new EndLabels.Label(text(part, seeds), middle, seeds, item(part)));
        }
        EndLabels.paint(g, look(), labels, sheet.area(), sheet.x(here));
    }
}
