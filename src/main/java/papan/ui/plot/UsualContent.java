package papan.ui.plot;

import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.renderer.xy.DeviationRenderer;
import org.jfree.chart.renderer.xy.XYItemRenderer;
import org.jfree.data.Range;
import papan.analysis.ChartData;
import papan.analysis.Unit;
import papan.chart.ChartText;

/**
 * The mean of many rounds, turn by turn, with a band around it in which half of them lie. Each rule set has a series for
 * each edge of the band and for the mean, which has the band.
 */
final class UsualContent extends Content {
    private static final int LOW = 0;
    private static final int MEAN = 1;
    private static final int HIGH = 2;
    private static final int COUNT = 3;
    private static final float BAND_OPACITY = 70f / 255;
    /** Turns that only so small a part of all rounds reached are in the table, but would be drawn as mere noise. */
    private static final double FEWEST = 0.02;

    private final transient DeviationRenderer renderer = new DeviationRenderer(true, false);

    UsualContent(VisibleChart shown, ChartText words) {
        super(shown, words);
        renderer.setAlpha(BAND_OPACITY);
    }

    @Override
    XYItemRenderer renderer() {
        return renderer;
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
        double least = Math.min(-1, shown().least());
        double most = Math.max(1, shown().most());
        for (int i = 0; i < shown().chart().entries().size(); i++) {
            ChartData data = shown().data(i);
            for (int row = 0; row < turns(data) && domain().contains(row); row++) {
                least = Math.min(least, data.value(row, LOW, 0));
                most = Math.max(most, data.value(row, HIGH, 0));
            }
        }
        return new Range(-Extent.nice(-least), Extent.nice(most));
    }

    /** How many turns are drawn. */
    private static int turns(ChartData data) {
        int turns = data.rows(0);
        while (turns > 1 && data.value(turns - 1, COUNT, 0) < FEWEST * data.value(0, COUNT, 0)) {
            turns--;
        }
        return turns;
    }

    @Override
    Range domain() {
        if (namesStandAside()) {
            // Beside what somebody draws, no more than can be drawn.
            return new Range(0, shown().reach() - 1.0);
        }
        int turns = 1;
        for (int i = 0; i < shown().chart().entries().size(); i++) {
            turns = Math.max(turns, turns(shown().data(i)) - 1);
        }
        return new Range(0, turns);
    }

    @Override
    void dress(ChartLook next) {
        super.dress(next);
        renderer.setLegendLine(ChartLegend.line());
        for (int series = 0; series < getSeriesCount(); series++) {
            int entry = entry(series);
            renderer.setSeriesPaint(series, next.entry(entry), false);
            renderer.setSeriesFillPaint(series, next.entry(entry), false);
            renderer.setSeriesStroke(series, ChartLook.line(entry, column(series) == MEAN ? 3 : 1), false);
        }
    }

    private int entry(int series) {
        return shown().entries().get(series / COUNT);
    }

    private static int column(int series) {
        return series % COUNT;
    }

    private ChartData data(int series) {
        return shown().data(entry(series));
    }

    @Override
    public int getSeriesCount() {
        return COUNT * shown().entries().size();
    }

    @Override
    public String getSeriesKey(int series) {
        return words().column(data(series).columns().get(column(series)));
    }

    @Override
    public int getItemCount(int series) {
        return turns(data(series));
    }

    @Override
    public Number getY(int series, int item) {
        return data(series).value(item, column(series), 0);
    }

    @Override
    public Number getStartY(int series, int item) {
        return data(series).value(item, column(series) == MEAN ? LOW : column(series), 0);
    }

    @Override
    public Number getEndY(int series, int item) {
        return data(series).value(item, column(series) == MEAN ? HIGH : column(series), 0);
    }

    /** Where somebody draws, each rule set is one line with its name. */
    @Override
    boolean namesStandAside() {
        return shown().reach() > 1;
    }

    private boolean isNamedByRules() {
        return shown().overlays() || namesStandAside();
    }

    private String name(int series, double value) {
        if (isNamedByRules()) {
            return words().rules(shown().chart().entries().get(entry(series)).rules());
        }
        double told = column(series) == MEAN ? Math.rint(value * 10) / 10 : value;
        return words().label(data(series).columns().get(column(series)), told);
    }

    /** Each line has its name at its end, in each of several drawings too. */
    @Override
    List<LegendItem> legend() {
        return List.of();
    }

    @Override
    float widthBeside(FontMetrics metrics) {
        List<String> texts = new ArrayList<>();
        for (int series = 0; series < getSeriesCount(); series++) {
            texts.add(
                    isNamedByRules()
                            ? name(series, 0)
                            : getSeriesKey(series) + " " + words().number(-88.8, Unit.SEEDS));
        }
        return EndLabels.width(texts, metrics);
    }

    @Override
    void paintBeside(Graphics2D g, PlotArea sheet) {
        List<EndLabels.Label> labels = new ArrayList<>();
        double x = sheet.area().getX();
        for (int series = 0; series < getSeriesCount(); series++) {
            int last = Math.min(getItemCount(series) - 1, (int) domain().getUpperBound());
            boolean mean = column(series) == MEAN;
            if (last < 0 || (!mean && isNamedByRules())) {
                continue;
            }
            x = Math.max(x, sheet.x(last));
            double value = getY(series, last).doubleValue();
            labels.add(new EndLabels.Label(
                    name(series, value), sheet.y(value), mean ? 3 : 1, renderer.getLegendItem(0, series)));
        }
        EndLabels.paint(g, look(), labels, sheet.area(), x);
    }
}
