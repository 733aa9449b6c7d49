package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * What each round brought: for either player a bar for the seeds captured, left over and swept, south's whole and north's
 * hatched. Two more series have no bars but what is written above them: the rounds won so far, and how many houses were
 * burnt.
 */
final class BarContent extends CellContent {
    private static final int MEASURES = 3;
    private static final int BARS = 2 * MEASURES;
    private static final int SCORE = BARS;
    private static final int BURNT = BARS + 1;
    private static final double GROUP = 0.84;

    BarContent(VisibleChart shown, ChartText words) {
        super(shown, words);
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
    public int getSeriesCount() {
        return BARS + 2;
    }

    @Override
    public String getSeriesKey(int series) {
        return words().column(shown().data(entry()).columns().get(series));
    }

    @Override
    public int getItemCount(int series) {
        return shown().upTo(entry()) == 0 ? 0 : super.getItemCount(series);
    }

    /** What is written has a place just below the upper edge: the score, and a line below it what was burnt. */
    @Override
    Rectangle2D bar(int series, int item) {
        double left = item + (1 - GROUP) / 2;
        if (series < BARS) {
            double gap = across(ChartLook.px(0.5));
            double width = Math.max(gap, GROUP / BARS - 2 * gap);
            double seeds = shown().value(entry(), item, series);
            return new Rectangle2D.Double(left + GROUP / BARS * series + gap, 0, width, seeds);
        }
        double down = look().label().getSize2D()
                + (series == SCORE ? 0 : look().axis().getSize2D());
        return new Rectangle2D.Double(left, range().getUpperBound() - upward(1.4 * down), GROUP, 0);
    }

    /** Captured seeds are solid, seeds left over an outline, swept ones striped; either player has a colour. */
    @Override
    Paint fill(int series, int item) {
        boolean south = Side.of(series % 2) == Side.SOUTH;
        Color colour = look().side(Side.of(series % 2));
        return switch (series / 2) {
            case 0 -> south ? colour : Hatch.over(colour, look().hatch(), -1);
            case 2 -> Hatch.lines(colour, south ? 1 : -1, 5, 2.2);
            default -> ChartLook.NOTHING;
        };
    }

    @Override
    @Nullable
    Stroke edge(int series, int item) {
        return series < BARS ? new BasicStroke(ChartLook.px(1.6)) : null;
    }

    @Override
    Paint edgePaint(int series, int item) {
        return look().side(Side.of(series % 2));
    }

    @Override
    @Nullable
    String label(int series, int item) {
        if (series == SCORE) {
            String score =
                    words().text("bar.score", Map.of("south", number(item, BARS + 2), "north", number(item, BARS + 3)));
            return across(ChartLook.width(look().label(), score)) < 1 ? score : null;
        }
        if (series == BURNT) {
            int burnt = number(item, BARS) + number(item, BARS + 1);
            String lost = words().text("bar.burnt", Map.of("count", burnt));
            return burnt > 0 && across(look().width(lost)) < 1 ? lost : null;
        }
        boolean room = GROUP / BARS >= across(look().width("88"));
        double seeds = bar(series, item).getHeight();
        return room && seeds > 0 ? words().decimals(seeds, 0) : null;
    }

    private int number(int row, int column) {
        return (int) shown().value(entry(), row, column);
    }

    @Override
    Paint ink(int series, int item) {
        return series == BURNT ? look().quiet() : look().text();
    }

    @Override
    Font font(int series) {
        return series == SCORE ? look().label() : look().axis();
    }

    @Override
    List<LegendItem> legend() {
        List<LegendItem> items = new ArrayList<>();
        for (int series = 0; series < BARS; series++) {
            items.add(ChartLegend.field(getSeriesKey(series), fill(series, 0), edgePaint(series, 0), 1.6));
        }
        return items;
    }
}
