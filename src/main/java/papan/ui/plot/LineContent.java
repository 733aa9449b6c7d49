package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYDifferenceRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.Unit;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * Lines along a course. Lines are told apart by colour and by stroke: south's whole and north's dashed; of several rule
 * sets each has a stroke of its own. Under the lead lies the colour of who is ahead.
 */
final class LineContent extends Content {
    private static final double WIDTH = 3;

    private final transient AbstractXYItemRenderer renderer;
    private transient List<Line> lines = List.of();
    private String half = "0.5";

    LineContent(VisibleChart shown, ChartText words) {
        super(shown, words);
        renderer = isTinted() ? new XYDifferenceRenderer() : lines();
        if (renderer instanceof XYDifferenceRenderer tinted) {
            tinted.setShapesVisible(false);
        }
        forget();
    }

    /** A renderer that draws each line at once, so that its dashes go on from point to point. */
    static XYLineAndShapeRenderer lines() {
        XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer(true, false);
        renderer.setDrawSeriesLineAsPath(true);
        return renderer;
    }

    /** One line, and which of its rows are drawn. */
    private static final class Line {
        private final int entry;
        private final int column;
        private final Thinned thinned = new Thinned();
        private int[] rows = {};

        Line(int entry, int column) {
            this.entry = entry;
            this.column = column;
        }
    }

    private boolean isTinted() {
        return shown().chart().kind() == ChartKind.LEAD && !shown().overlays();
    }

    @Override
    XYItemRenderer renderer() {
        return renderer;
    }

    @Override
    NumberAxis rangeAxis() {
        return shown().chart().data().unit() == Unit.SHARE
                ? new Ticks.Parts(2, value -> value == Math.rint(value) ? Integer.toString((int) value) : half)
                : new Ticks.Whole(0, number -> Integer.toString(number).replace('-', '−'));
    }

    @Override
    boolean hasCursorLine() {
        return true;
    }

    @Override
    boolean goesOn() {
        return !shown().overlays();
    }

    @Override
    void forget() {
        lines = new ArrayList<>();
        for (int entry : shown().entries()) {
            for (int column = 0; column < shown().data(entry).columns().size(); column++) {
                lines.add(new Line(entry, column));
            }
        }
    }

    @Override
    void setWords(ChartText next) {
        super.setWords(next);
        half = next.decimals(0.5, 1);
    }

    @Override
    void dress(ChartLook next) {
        super.dress(next);
        for (int i = 0; i < lines.size(); i++) {
            renderer.setSeriesPaint(i, colour(lines.get(i)), false);
            renderer.setSeriesStroke(i, stroke(lines.get(i)), false);
        }
        if (renderer instanceof XYDifferenceRenderer tinted) {
            tinted.setLegendLine(ChartLegend.line());
            tinted.setPositivePaint(next.side(Side.SOUTH));
            tinted.setNegativePaint(Hatch.over(next.side(Side.NORTH), next.hatch(), -1));
        } else if (renderer instanceof XYLineAndShapeRenderer plain) {
            plain.setLegendLine(ChartLegend.line());
        }
    }

    @Override
    void prepare(int from, double across, double upward) {
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            int[] rows = line.thinned.rows(from, shown().rows(line.entry), across, row -> value(line, row));
            line.rows = Arrays.stream(rows).distinct().toArray();
            renderer.setSeriesStroke(i, stroke(line), false);
        }
    }

    private double value(Line line, int row) {
        return shown().value(line.entry, row, line.column);
    }

    @Override
    public int getSeriesCount() {
        return lines.size();
    }

    @Override
    public String getSeriesKey(int series) {
        return words().column(column(lines.get(series)));
    }

    @Override
    public int getItemCount(int series) {
        return lines.get(series).rows.length;
    }

    @Override
    public Number getX(int series, int item) {
        return lines.get(series).rows[item];
    }

    @Override
    public Number getY(int series, int item) {
        Line line = lines.get(series);
        return value(line, line.rows[item]);
    }

    private Column column(Line line) {
        return shown().data(line.entry).columns().get(line.column);
    }

    private Color colour(Line line) {
        if (shown().overlays()) {
            return look().entry(line.entry);
        }
        return numbersLines()
                ? look().entry(line.column)
                : column(line).side().map(look()::side).orElse(look().text());
    }

    /** Whether players do not tell the lines apart: several are of one player's, or of nobody. */
    private boolean numbersLines() {
        List<Column> columns = shown().data(entry()).columns();
        long sides = columns.stream().map(Column::side).distinct().count();
        return columns.size() > 1 && sides < columns.size();
    }

    private BasicStroke stroke(Line line) {
        boolean north = column(line).side().filter(side -> side == Side.NORTH).isPresent();
        if (!shown().overlays()) {
            // Where hundreds of points share the width, dashes would be mistaken for gaps: thinner instead.
            boolean dense = rows() > Strip.LONG;
            if (numbersLines()) {
                return dense ? ChartLook.line(0, WIDTH * 0.7) : ChartLook.line(line.column, WIDTH);
            }
            return dense ? ChartLook.line(0, north ? WIDTH / 2 : WIDTH) : ChartLook.line(north ? 1 : 0, WIDTH);
        }
        return ChartLook.line(line.entry, north ? WIDTH * 0.6 : WIDTH);
    }

    @Override
    List<LegendItem> legend() {
        return shown().chart().kind() == ChartKind.LEAD ? List.of() : super.legend();
    }

    private String name(Line line, double value) {
        String rules = shown().overlays()
                ? words().rules(shown().chart().entries().get(line.entry).rules())
                : "";
        if (shown().chart().kind() == ChartKind.LEAD) {
            return lead(rules, value);
        }
        if (isOneOfMany()) {
            return words().number(value, column(line).unit());
        }
        String own = words().label(column(line), value);
        return rules.isEmpty() ? own : rules + " · " + own;
    }

    private String lead(String rules, double value) {
        String lead = words().decimals(Math.abs(value), 0);
        if (!rules.isEmpty()) {
            return rules + " " + (value < 0 ? "−" : value > 0 ? "+" : "") + lead;
        }
        return value == 0
                ? "0"
                : words().text("label.ahead", Map.of("player", value > 0 ? Side.SOUTH : Side.NORTH)) + " " + lead;
    }

    @Override
    float widthBeside(FontMetrics metrics) {
        double widest = shown().chart().data().unit() == Unit.SHARE ? 0.88 : range().getUpperBound();
        List<String> texts = new ArrayList<>();
        for (Line line : lines) {
            texts.add(name(line, widest));
            texts.add(name(line, -widest));
        }
        return EndLabels.width(texts, metrics);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet) {
        List<EndLabels.Label> labels = new ArrayList<>();
        double x = sheet.area().getX();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            int here = shown().here(line.entry).orElse(0);
            double value = value(line, here);
            x = Math.max(x, sheet.x(here));
            double y = sheet.y(Double.isNaN(value) ? 0 : value);
            labels.add(new EndLabels.Label(name(line, value), y, 1 + Math.abs(value), renderer.getLegendItem(0, i)));
        }
        EndLabels.paint(g, look(), labels, sheet.area(), x);
    }
}
