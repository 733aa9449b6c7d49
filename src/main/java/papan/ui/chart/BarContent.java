package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import papan.analysis.Column;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * What each round brought: for either player a bar for the seeds captured, left over and swept, south's whole and north's
 * hatched. Above the bars the rounds won so far, and how many houses were burnt.
 */
final class BarContent extends CellContent {
    private static final int MEASURES = 3;
    private static final double GROUP = 0.84;

    BarContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(-0.5, number -> number < 1 || number > shown().rows(entry()) ? "" : "" + number);
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Whole(0, Integer::toString);
    }

    /** Room above the highest bar for the score. */
    @Override
    Range range() {
        return new Range(0, super.range().getUpperBound() * (isOneOfMany() ? 1.7 : 1.3));
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        double width = GROUP / (2 * MEASURES);
        FontMetrics metrics = g.getFontMetrics(look.axis());
        boolean numbered = sheet.perX() * width >= metrics.stringWidth("88");
        for (int row = 0; row < shown().rows(entry()); row++) {
            if (shown().upTo(entry()) == 0) {
                break;
            }
            for (int measure = 0; measure < MEASURES; measure++) {
                for (Side side : Side.values()) {
                    double seeds = shown().value(entry(), row, 2 * measure + side.index());
                    double left = sheet.x(row + (1 - GROUP) / 2 + width * (2 * measure + side.index()));
                    Rectangle2D bar = new Rectangle2D.Double(
                            left + ChartLook.px(0.5),
                            sheet.y(seeds),
                            Math.max(1, sheet.perX() * width - ChartLook.px(1)),
                            sheet.y(0) - sheet.y(seeds));
                    fill(g, look, bar, measure, side);
                    if (numbered && seeds > 0) {
                        g.setFont(look.axis());
                        g.setColor(look.text());
                        String text = words.decimals(seeds, 0);
                        float x = (float) (bar.getCenterX() - metrics.stringWidth(text) / 2.0);
                        g.drawString(text, x, (float) (bar.getY() - ChartLook.px(3)));
                    }
                }
            }
            score(g, sheet, look, words, row);
        }
    }

    /** Captured seeds are solid, seeds left over an outline, swept ones striped; either player has a colour. */
    private static void fill(Graphics2D g, ChartLook look, Shape bar, int measure, Side side) {
        Color colour = look.side(side);
        g.setColor(colour);
        if (measure == 0) {
            g.fill(bar);
            if (side == Side.NORTH) {
                Hatch.over(g, bar, look.hatch(), -1);
            }
        } else if (measure == 2) {
            Hatch.lines(g, bar, colour, side == Side.SOUTH ? 1 : -1, 5, 2.2);
        }
        g.setColor(colour);
        g.setStroke(new BasicStroke(ChartLook.px(1.6)));
        g.draw(bar);
    }

    private void score(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int row) {
        int won = 2 * MEASURES + 2;
        int burnt = (int) (shown().value(entry(), row, 2 * MEASURES) + shown().value(entry(), row, 2 * MEASURES + 1));
        String score = words.text(
                "bar.score",
                Map.of(
                        "south", (int) shown().value(entry(), row, won),
                        "north", (int) shown().value(entry(), row, won + 1)));
        g.setFont(look.label());
        FontMetrics metrics = g.getFontMetrics();
        double middle = sheet.x(row + 0.5);
        double y = sheet.area().getY() + metrics.getAscent() + ChartLook.px(2);
        if (metrics.stringWidth(score) < sheet.perX()) {
            g.setColor(look.text());
            g.drawString(score, (float) (middle - metrics.stringWidth(score) / 2.0), (float) y);
        }
        if (burnt > 0) {
            String lost = words.text("bar.burnt", Map.of("count", burnt));
            g.setFont(look.axis());
            FontMetrics small = g.getFontMetrics();
            if (small.stringWidth(lost) < sheet.perX()) {
                g.setColor(look.quiet());
                g.drawString(lost, (float) (middle - small.stringWidth(lost) / 2.0), (float) (y + small.getHeight()));
            }
        }
    }

    @Override
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        List<EndLabels.Label> labels = new ArrayList<>();
        for (int i = 0; i < legend().size(); i++) {
            Side side = Side.of(i % 2);
            boolean south = side == Side.SOUTH;
            EndLabels.Form form = switch (i / 2) {
                case 0 -> south ? EndLabels.Form.BAND : EndLabels.Form.FALLING;
                case 1 -> EndLabels.Form.EDGE;
                default -> south ? EndLabels.Form.RISING_LINES : EndLabels.Form.FALLING_LINES;
            };
            labels.add(EndLabels.Label.legend(words.column(legend().get(i)), look.side(side), form));
        }
        return labels;
    }

    private List<Column> legend() {
        return shown().data(entry()).columns().subList(0, 2 * MEASURES);
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        if (isOneOfMany()) {
            return ChartLook.px(8);
        }
        List<String> texts = new ArrayList<>();
        legend().forEach(column -> texts.add(words.column(column)));
        return EndLabels.width(texts, metrics);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        if (isOneOfMany()) {
            return;
        }
        g.setFont(look.axis());
        FontMetrics metrics = g.getFontMetrics();
        double x = sheet.area().getMaxX() + ChartLook.px(16);
        double y = sheet.area().getY() + ChartLook.px(4);
        double size = metrics.getHeight();
        for (int i = 0; i < legend().size(); i++) {
            fill(g, look, new Rectangle2D.Double(x, y, size, size * 0.85), i / 2, Side.of(i % 2));
            g.setColor(look.text());
            g.drawString(words.column(legend().get(i)), (float) (x + size + ChartLook.px(8)), (float)
                    (y + metrics.getAscent() - metrics.getDescent() * 0.3));
            y += size * 1.3;
        }
    }
}
