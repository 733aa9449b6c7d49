package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Paint;
import java.awt.Stroke;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.OptionalInt;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;
import papan.chart.ChartText;
import papan.model.Side;

/**
 * How often: a bar for each number of laps or seeds, south's part below and north's, hatched, on top of it. A third series
 * is the whole bar, which has the number above it and, at the cursor, a frame.
 */
final class HistogramContent extends CellContent {
    private static final double WIDTH = 0.84;
    private static final int WHOLE = 2;

    HistogramContent(VisibleChart shown, ChartText words) {
        super(shown, words);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Whole(-0.5, number -> number < 1 ? "" : Integer.toString(number));
    }

    @Override
    NumberAxis rangeAxis() {
        return new Ticks.Whole(0, Integer::toString);
    }

    /** Both players' bars stand on one another. */
    @Override
    Range range() {
        double most = 1;
        for (int entry = 0; entry < shown().chart().entries().size(); entry++) {
            int upTo = shown().chart().upTo(entry, shown().furthest());
            for (int row = 0; row < shown().data(entry).rows(upTo); row++) {
                double both = shown().data(entry).value(row, 0, upTo)
                        + shown().data(entry).value(row, 1, upTo);
                most = Math.max(most, both);
            }
        }
        return new Range(0, Extent.nice(most));
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        return shown().seenRows() == 0 ? OptionalInt.empty() : super.rowAt(x, y);
    }

    @Override
    public int getSeriesCount() {
        return 3;
    }

    @Override
    public String getSeriesKey(int series) {
        return series == WHOLE
                ? ""
                : words().column(shown().data(entry()).columns().get(series));
    }

    private double count(Side side, int row) {
        return shown().value(entry(), row, side.index());
    }

    @Override
    Rectangle2D bar(int series, int item) {
        double south = count(Side.SOUTH, item);
        double north = count(Side.NORTH, item);
        double below = series == Side.NORTH.index() ? south : 0;
        double height = series == WHOLE ? south + north : series == 0 ? south : north;
        return new Rectangle2D.Double(item + (1 - WIDTH) / 2, below, WIDTH, height);
    }

    @Override
    Paint fill(int series, int item) {
        if (series == WHOLE) {
            return ChartLook.NOTHING;
        }
        return series == 0 ? look().side(Side.SOUTH) : Hatch.over(look().side(Side.NORTH), look().hatch(), -1);
    }

    @Override
    @Nullable
    Stroke edge(int series, int item) {
        boolean here = shown().here(entry()).equals(OptionalInt.of(item));
        return series == WHOLE && here ? new BasicStroke(ChartLook.px(2)) : null;
    }

    @Override
    @Nullable
    String label(int series, int item) {
        if (series != WHOLE) {
            return null;
        }
        String text = words().decimals(bar(series, item).getHeight(), 0);
        return across(look().width(text)) <= 1 ? text : null;
    }

    @Override
    List<LegendItem> legend() {
        return List.of(
                ChartLegend.field(getSeriesKey(1), fill(1, 0), look().quiet(), 1),
                ChartLegend.field(getSeriesKey(0), fill(0, 0), look().quiet(), 1));
    }
}
