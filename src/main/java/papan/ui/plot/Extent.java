package papan.ui.plot;

import org.jfree.data.Range;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.Course;
import papan.analysis.Spacing;
import papan.analysis.Unit;

/**
 * How far the axes reach. They grow by steps from what has been seen alone, so that they neither move with every seed nor
 * tell how long the rest is. All rule sets of a chart share them.
 */
final class Extent {
    private static final double GROWTH = 1.5;
    private static final int FEWEST_ROUNDS = 3;
    private static final int FEWEST_BARS = 8;

    private Extent() {}

    /** The horizontal axis. */
    static Range domain(VisibleChart shown) {
        int rows = Math.max(shown.seenRows(), shown.reach());
        return switch (shown.chart().kind().form()) {
            case STACK, LINES -> new Range(0, of(shown.chart().spacing(), rows - 1));
            case HEAT -> new Range(0, of(shown.chart().spacing(), rows));
            case BARS -> new Range(0, grown(FEWEST_ROUNDS, rows));
            case HISTOGRAM -> new Range(0, grown(FEWEST_BARS, rows));
            case BAND -> new Range(0, Math.max(1, rows - 1));
            case DISTRIBUTION -> margins(shown);
            case INTERVALS -> shares(shown);
        };
    }

    /** The vertical axis. */
    static Range range(VisibleChart shown) {
        return switch (shown.chart().kind().form()) {
            case STACK -> new Range(0, Math.max(1, total(shown)));
            case HEAT ->
                new Range(0, shown.data(shown.entries().get(0)).columns().size());
            case LINES -> lines(shown);
            case BARS, HISTOGRAM -> new Range(0, nice(shown.most()));
            case BAND -> around(shown);
            case DISTRIBUTION -> new Range(0, highest(shown) * 1.08);
            case INTERVALS -> new Range(0, Math.max(1, shown.chart().entries().size()));
        };
    }

    /** Whether the vertical axis depends on the numbers that have been seen, and not on the board alone. */
    static boolean growsWithNumbers(ChartData data) {
        return switch (data.kind().form()) {
            case LINES -> data.unit() == Unit.SEEDS;
            case BARS, HISTOGRAM -> true;
            case STACK, HEAT, BAND, DISTRIBUTION, INTERVALS -> false;
        };
    }

    /** The end of the axis when points up to a number have been seen. */
    static int of(Spacing spacing, int seen) {
        return grown(spacing == Spacing.SEED ? 24 : 6, seen);
    }

    private static int grown(int fewest, int seen) {
        double extent = fewest;
        while (extent < seen) {
            extent = Math.ceil(extent * GROWTH);
        }
        return (int) extent;
    }

    /** The smallest of 5, 10, 20, 50 … that is not below a number. */
    static int nice(double number) {
        int nice = 5;
        for (int k = 0; nice < number; k++) {
            nice = k % 3 == 2 ? nice / 2 * 5 : nice * 2;
        }
        return nice;
    }

    /** By what is counted. A chart of the lead alone has its middle at nought from the beginning. */
    private static Range lines(VisibleChart shown) {
        return switch (shown.chart().data().unit()) {
            case SHARE -> new Range(0, 1);
            case HOUSES -> new Range(0, houses(shown));
            default ->
                shown.least() < 0 || shown.chart().kind() == ChartKind.LEAD
                        ? around(shown)
                        : new Range(0, nice(shown.most()));
        };
    }

    private static Range around(VisibleChart shown) {
        return new Range(shown.least() < 0 ? -nice(-shown.least()) : -5, nice(shown.most()));
    }

    private static Range margins(VisibleChart shown) {
        int most = 1;
        for (int i = 0; i < shown.chart().entries().size(); i++) {
            var data = shown.data(i);
            for (int row = 0; row < data.rows(0); row++) {
                // Single rounds far out would leave no room for all the others.
                most = data.value(row, 0, 0) > 0.0005 ? Math.max(most, Math.abs(data.number(row, 0))) : most;
            }
        }
        return new Range(-most - 0.5, most + 0.5);
    }

    private static double highest(VisibleChart shown) {
        double highest = 0.001;
        for (int i = 0; i < shown.chart().entries().size(); i++) {
            var data = shown.data(i);
            for (int row = 0; row < data.rows(0); row++) {
                highest = Math.max(highest, data.value(row, 0, 0));
            }
        }
        return highest;
    }

    /** Around a half, as wide as the intervals need. */
    private static Range shares(VisibleChart shown) {
        double far = 0.05;
        for (int i = 0; i < shown.chart().entries().size(); i++) {
            var data = shown.data(i);
            if (data.value(0, 3, 0) > 0) {
                far = Math.max(far, Math.max(0.5 - data.value(0, 0, 0), data.value(0, 2, 0) - 0.5));
            }
        }
        double half = Math.min(0.5, Math.ceil(far * 20) / 20);
        return new Range(0.5 - half, 0.5 + half);
    }

    private static int total(VisibleChart shown) {
        return shown.chart().entries().stream()
                .flatMap(entry -> entry.course().stream())
                .mapToInt(Course::total)
                .max()
                .orElse(1);
    }

    private static int houses(VisibleChart shown) {
        return shown.chart().entries().stream()
                .mapToInt(entry -> entry.rules().layout().houses())
                .max()
                .orElse(1);
    }
}
