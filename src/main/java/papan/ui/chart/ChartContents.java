package papan.ui.chart;

import papan.analysis.ChartKind;

/** Which form of chart is drawn by what. */
final class ChartContents {
    private ChartContents() {}

    /** What draws a chart. */
    static Content of(VisibleChart shown) {
        return switch (shown.chart().kind().form()) {
            case STACK -> new StackContent(shown);
            case HEAT -> new HeatContent(shown);
            case LINES -> new LineContent(shown);
            case BARS -> new BarContent(shown);
            case HISTOGRAM -> new HistogramContent(shown);
            case BAND -> new UsualContent(shown);
            case DISTRIBUTION -> new MarginContent(shown);
            case INTERVALS -> new IntervalContent(shown);
        };
    }

    /** Whether several rule sets can be drawn over one another, and not only side by side. */
    static boolean canOverlay(ChartKind kind) {
        return switch (kind.form()) {
            case LINES, BAND, DISTRIBUTION, INTERVALS -> true;
            case STACK, HEAT, BARS, HISTOGRAM -> false;
        };
    }
}
