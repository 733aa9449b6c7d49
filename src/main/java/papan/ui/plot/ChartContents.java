package papan.ui.plot;

import papan.analysis.ChartKind;
import papan.chart.ChartText;

/** Which form of chart is drawn by what. */
public final class ChartContents {
    private ChartContents() {}

    static Content of(VisibleChart shown, ChartText words) {
        return switch (shown.chart().kind().form()) {
            case STACK -> new StackContent(shown, words);
            case HEAT -> new HeatContent(shown, words);
            case LINES -> new LineContent(shown, words);
            case BARS -> new BarContent(shown, words);
            case HISTOGRAM -> new HistogramContent(shown, words);
            case BAND -> new UsualContent(shown, words);
            case DISTRIBUTION -> new MarginContent(shown, words);
            case INTERVALS -> new IntervalContent(shown, words);
        };
    }

    /** Whether several rule sets can be drawn over one another, and not only side by side. */
    public static boolean canOverlay(ChartKind kind) {
        return switch (kind.form()) {
            case LINES, BAND, DISTRIBUTION, INTERVALS -> true;
            case STACK, HEAT, BARS, HISTOGRAM -> false;
        };
    }
}
