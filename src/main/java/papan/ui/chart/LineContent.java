package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jfree.chart.axis.NumberAxis;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.Unit;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * Lines along a course. Lines are told apart by colour and by stroke: south's whole and north's dashed; of several rule
 * sets each has a stroke of its own.
 */
final class LineContent extends Content {
    private static final double WIDTH = 3;

    private String half = "0.5";
    private final Map<Line, Thinned> thinned = new HashMap<>();

    LineContent(VisibleChart shown) {
        super(shown);
    }

    /** One line. */
    private record Line(int entry, int column) {}

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Along(shown(), 0);
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
        thinned.clear();
    }

    @Override
    void setWords(ChartText words) {
        half = words.decimals(0.5, 1);
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (int entry : shown().entries()) {
            for (int column = 0; column < shown().data(entry).columns().size(); column++) {
                lines.add(new Line(entry, column));
            }
        }
        return lines;
    }

    private Column column(Line line) {
        return shown().data(line.entry()).columns().get(line.column());
    }

    private Color colour(Line line, ChartLook look) {
        if (shown().overlays()) {
            return look.entry(line.entry());
        }
        return numbersLines()
                ? look.entry(line.column())
                : column(line).side().map(look::side).orElse(look.text());
    }

    /** Whether players do not tell the lines apart: several are of one player's, or of nobody. */
    private boolean numbersLines() {
        List<Column> columns = shown().data(shown().entries().get(0)).columns();
        long sides = columns.stream().map(Column::side).distinct().count();
        return columns.size() > 1 && sides < columns.size();
    }

    private BasicStroke stroke(Line line) {
        boolean north = column(line).side().filter(side -> side == Side.NORTH).isPresent();
        if (!shown().overlays()) {
            // Where hundreds of points share the width, dashes would be mistaken for gaps: thinner instead.
            boolean dense = rows() > Strip.LONG;
            if (numbersLines()) {
                return dense ? ChartLook.line(0, WIDTH * 0.7) : ChartLook.line(line.column(), WIDTH);
            }
            return dense ? ChartLook.line(0, north ? WIDTH / 2 : WIDTH) : ChartLook.line(north ? 1 : 0, WIDTH);
        }
        return ChartLook.line(line.entry(), north ? WIDTH * 0.6 : WIDTH);
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        if (range().getLowerBound() < 0) {
            g.setColor(look.quiet());
            g.setStroke(new BasicStroke(ChartLook.px(1)));
            g.draw(new Line2D.Double(
                    sheet.area().getX(), sheet.y(0), sheet.area().getMaxX(), sheet.y(0)));
        }
        if (shown().chart().kind() == ChartKind.LEAD && !shown().overlays()) {
            tint(g, sheet, look, lines().get(0), from);
        }
        for (Line line : lines()) {
            g.setColor(colour(line, look));
            g.setStroke(stroke(line));
            g.draw(path(line, sheet, from));
        }
    }

    /** Under the lead, the colour of who is ahead. */
    private void tint(Graphics2D g, PlotArea sheet, ChartLook look, Line line, int from) {
        Path2D area = path(line, sheet, from);
        if (area.getCurrentPoint() == null) {
            return;
        }
        area.lineTo(area.getCurrentPoint().getX(), sheet.y(0));
        area.lineTo(sheet.x(Math.min(from, rows() - 1)), sheet.y(0));
        area.closePath();
        for (Side side : Side.values()) {
            Rectangle2D half = side == Side.SOUTH
                    ? new Rectangle2D.Double(
                            sheet.area().getX(),
                            sheet.area().getY(),
                            sheet.area().getWidth(),
                            sheet.y(0) - sheet.area().getY())
                    : new Rectangle2D.Double(
                            sheet.area().getX(),
                            sheet.y(0),
                            sheet.area().getWidth(),
                            sheet.area().getMaxY() - sheet.y(0));
            Graphics2D tinted = (Graphics2D) g.create();
            tinted.clip(half);
            tinted.setColor(look.side(side));
            tinted.fill(area);
            if (side == Side.NORTH) {
                Hatch.over(tinted, area, look.hatch(), -1);
            }
            tinted.dispose();
        }
    }

    private Path2D path(Line line, PlotArea sheet, int from) {
        int[] rows = thinned.computeIfAbsent(line, key -> new Thinned())
                .rows(
                        from,
                        shown().rows(line.entry()),
                        1 / sheet.perX(),
                        row -> shown().value(line.entry(), row, line.column()));
        Path2D path = new Path2D.Double();
        boolean pen = false;
        for (int row : rows) {
            double value = shown().value(line.entry(), row, line.column());
            if (Double.isNaN(value)) {
                pen = false;
            } else if (pen) {
                path.lineTo(sheet.x(row), sheet.y(value));
            } else {
                path.moveTo(sheet.x(row), sheet.y(value));
                pen = true;
            }
        }
        return path;
    }

    @Override
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        return shown().chart().kind() == ChartKind.LEAD
                ? List.of()
                : lines().stream()
                        .map(line -> new EndLabels.Label(
                                words.column(column(line)),
                                0,
                                1,
                                colour(line, look),
                                stroke(line),
                                EndLabels.Form.LINE))
                        .toList();
    }

    private String name(Line line, double value, ChartText words) {
        if (shown().chart().kind() == ChartKind.LEAD) {
            String lead = words.decimals(Math.abs(value), 0);
            String who = shown().overlays()
                    ? words.rules(shown().chart().entries().get(line.entry()).rules())
                    : "";
            String ahead = value == 0
                    ? "0"
                    : words.text("label.ahead", Map.of("player", value > 0 ? Side.SOUTH : Side.NORTH)) + " " + lead;
            return who.isEmpty() ? ahead : who + " " + (value < 0 ? "−" : value > 0 ? "+" : "") + lead;
        }
        if (isOneOfMany()) {
            return words.number(value, column(line).unit());
        }
        String own = words.label(column(line), value);
        return shown().overlays()
                ? words.rules(shown().chart().entries().get(line.entry()).rules()) + " · " + own
                : own;
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        double widest = shown().chart().data().unit() == Unit.SHARE ? 0.88 : range().getUpperBound();
        List<String> texts = new ArrayList<>();
        for (Line line : lines()) {
            texts.add(name(line, widest, words));
            texts.add(name(line, -widest, words));
        }
        return EndLabels.width(texts, metrics);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        List<EndLabels.Label> labels = new ArrayList<>();
        double x = sheet.area().getX();
        for (Line line : lines()) {
            int here = shown().here(line.entry()).orElse(0);
            double value = shown().value(line.entry(), here, line.column());
            x = Math.max(x, sheet.x(here));
            labels.add(new EndLabels.Label(
                    name(line, value, words),
                    sheet.y(Double.isNaN(value) ? 0 : value),
                    1 + Math.abs(value),
                    colour(line, look),
                    stroke(line),
                    EndLabels.Form.LINE));
        }
        EndLabels.paint(g, look, labels, sheet.area(), x);
    }
}
