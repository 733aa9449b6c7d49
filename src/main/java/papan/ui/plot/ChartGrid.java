package papan.ui.plot;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.JFreeChart;
import papan.analysis.ChartKind;
import papan.chart.Chart;
import papan.chart.ChartText;

/** The drawings of one chart: one for all rule sets, or one for each with the same axes. */
final class ChartGrid {
    private final List<ChartPlot> plots = new ArrayList<>();
    private final List<JFreeChart> charts = new ArrayList<>();

    /**
     * The drawings.
     *
     * @param overlay whether lines of several rule sets are drawn over one another where that can be done
     */
    ChartGrid(Chart chart, ChartText words, boolean overlay) {
        List<Integer> all = VisibleChart.all(chart);
        boolean together = chart.kind() == ChartKind.FIRST || (overlay && ChartContents.canOverlay(chart.kind()));
        List<List<Integer>> drawn =
                together ? List.of(all) : all.stream().map(List::of).toList();
        for (List<Integer> entries : drawn) {
            ChartPlot plot = new ChartPlot(ChartContents.of(new VisibleChart(chart, entries), words), words);
            JFreeChart picture = new JFreeChart(null, JFreeChart.DEFAULT_TITLE_FONT, plot, false);
            picture.setBackgroundPaint(null);
            plot.legend().ifPresent(picture::addSubtitle);
            plots.add(plot);
            charts.add(picture);
        }
    }

    List<ChartPlot> plots() {
        return plots;
    }

    List<JFreeChart> charts() {
        return charts;
    }

    /** Shows as much as a cursor of the first rule set allows. Tells each drawing once. */
    void reveal(int cursor) {
        plots.forEach(plot -> plot.reveal(cursor));
    }

    /** How many drawings stand beside one another. */
    static int columns(int drawings, double width, double height) {
        if (drawings == 1) {
            return 1;
        }
        return drawings == 2 && width < 1.2 * height ? 1 : drawings == 3 && width > 3 * height ? 3 : 2;
    }
}
