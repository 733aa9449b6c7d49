package papan.ui.alter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.SampleChart;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.search.Statistics;
import papan.ui.common.WindowText;
import papan.ui.plot.LinePen;

/**
 * What is said of a change: what to do next, how far the rounds have come, and what they say.
 *
 * @param texts for numbers, with the rule set's own words
 */
record AlterTold(Altering altering, WindowText words, ChartText texts) {
    private static final int MEAN = 1;

    String told() {
        if (altering.isRunning()) {
            return words.text(
                    "alter.running",
                    Map.of(
                            "done", texts.count(Math.round(altering.progress() * Altering.ROUNDS)),
                            "total", texts.count(Altering.ROUNDS)));
        }
        if (altering.isDone()) {
            return result(altering.usual().orElseThrow(), altering.changed().orElseThrow());
        }
        if (altering.alteration().isNone()) {
            return words.text("alter.begin");
        }
        boolean blank = altering.pen().filter(LinePen::isBlank).isPresent();
        if (!altering.isDrawing()) {
            return words.text("alter.working");
        }
        return words.text(blank ? (altering.isToDraw() ? "alter.draw.first" : "alter.draw") : "alter.drawn");
    }

    private String result(Chart.Sample usual, Chart.Sample changed) {
        List<String> all = new ArrayList<>();
        Statistics before = usual.statistics();
        Statistics after = changed.statistics();
        if (after.count() > 0) {
            all.add(words.text("alter.result.wins", Map.of("before", percent(before), "after", percent(after))));
            boolean alike = before.firstShareLow() <= after.firstShareHigh()
                    && after.firstShareLow() <= before.firstShareHigh();
            if (alike) {
                all.add(words.text("alter.result.alike"));
            }
            all.add(words.text("alter.result.turns", Map.of("before", turns(before), "after", turns(after))));
        }
        if (after.unfinished() > 0) {
            all.add(words.text("alter.result.endless", Map.of("count", (int) after.unfinished())));
        }
        missed(changed).ifPresent(all::add);
        return String.join("\n", all);
    }

    private static int percent(Statistics played) {
        return (int) Math.round(100 * played.firstShare());
    }

    private static int turns(Statistics played) {
        return (int) Math.round(played.eachBegun(played.play().turns()));
    }

    /** Where what was drawn is furthest from what came; empty where nothing was drawn. */
    private Optional<String> missed(Chart.Sample changed) {
        Optional<LinePen> drawn = altering.pen().filter(pen -> !pen.isBlank());
        if (drawn.isEmpty()) {
            return Optional.empty();
        }
        ChartData data = SampleChart.of(ChartKind.USUAL, List.of(changed.statistics()));
        List<Double> line = drawn.get().line().values();
        int worst = -1;
        double most = -1;
        for (int row = 1; row < Math.min(line.size(), data.rows(0)); row++) {
            double gap = Math.abs(line.get(row) - data.value(row, MEAN, 0));
            if (gap > most) {
                most = gap;
                worst = row;
            }
        }
        return worst < 0
                ? Optional.empty()
                : Optional.of(words.text(
                        "alter.result.missed",
                        Map.of(
                                "turn",
                                worst,
                                "drawn",
                                seeds(line.get(worst)),
                                "actual",
                                seeds(data.value(worst, MEAN, 0)))));
    }

    private String seeds(double value) {
        return texts.number(Math.rint(value * 10) / 10, Unit.SEEDS);
    }

    /** Where the pen stands, and what is drawn there and was usual. */
    String point(LinePen pen) {
        String drawn =
                words.text("alter.point", Map.of("at", texts.at(Spacing.TURN, pen.row()), "value", seeds(pen.value())));
        return altering.usual()
                .map(sample -> SampleChart.of(ChartKind.USUAL, List.of(sample.statistics())))
                .filter(data -> pen.row() < data.rows(0))
                .map(data -> drawn + " "
                        + words.text("alter.point.usual", Map.of("value", seeds(data.value(pen.row(), MEAN, 0)))))
                .orElse(drawn);
    }
}
