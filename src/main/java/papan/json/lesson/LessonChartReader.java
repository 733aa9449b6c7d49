package papan.json.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Step;

/** Reads where a chart is named: in steps that show one, and in questions that let one be drawn. */
final class LessonChartReader {
    private final LessonContext context;

    LessonChartReader(LessonContext context) {
        this.context = context;
    }

    Optional<Step> read(JsonObjectReader in, Optional<Step.Head> head) {
        boolean predict = in.flag("predictFirst", false);
        Optional<AskedChart> chart = chart(in, spacings(), predict ? "predictFirst" : "");
        return head.flatMap(h -> chart.map(c -> new Step.ShowChart(h, c, predict)));
    }

    /** The chart of a question that lets one of its lines be drawn. */
    Optional<AskedChart> drawn(JsonObjectReader in) {
        Optional<AskedChart> chart = chart(in, Map.of("seed", Spacing.SEED, "lap", Spacing.LAP), "chart");
        // What is drawn is a single turn: its points are seeds, whatever suits a longer course.
        return chart.map(
                c -> c.isOwn() || in.has("per") ? c : AskedChart.of(c.plan().kind(), Spacing.SEED));
    }

    /**
     * The chart that is named.
     *
     * @param spacings how far apart the points of one of the program's may be
     * @param predicted the field because of which one of its lines must be drawn; empty if none must be
     */
    private Optional<AskedChart> chart(JsonObjectReader in, Map<String, Spacing> spacings, String predicted) {
        Optional<String> name = in.requiredText("chart");
        Optional<Spacing> per = in.word("per", spacings);
        Optional<AskedChart> own =
                name.flatMap(id -> Optional.ofNullable(context.charts().get(id)));
        if (own.isPresent() && in.has("per")) {
            saysNothing(
                    in, "The chart \"" + own.get().id() + "\" says itself how far apart its points lie, with \"x\".");
        }
        Optional<AskedChart> chart = own.isPresent()
                ? own
                : name.flatMap(id -> kind(id, in.value("chart").orElseThrow()))
                        .map(kind -> AskedChart.of(kind, per.orElse(kind.usualSpacing())));
        if (own.isEmpty()
                && in.has("per")
                && chart.filter(c -> !c.plan().kind().hasSpacing()).isPresent()) {
            saysNothing(
                    in,
                    "The chart \"" + name.orElseThrow() + "\" has no points along the moves, so \"per\" says nothing.");
        }
        chart.filter(c -> !predicted.isEmpty()
                        && !Step.ShowChart.canBePredicted(c.plan().kind()))
                .ifPresent(c -> context.problems()
                        .error(
                                "E904",
                                in.value(predicted).orElseThrow(),
                                "The chart \"" + name.orElseThrow() + "\" has no line that a learner could draw.",
                                (predicted.equals("chart") ? "Choose" : "Leave \"predictFirst\" out, or choose")
                                        + " one of " + String.join(", ", known(false)) + "."));
        return chart;
    }

    private void saysNothing(JsonObjectReader in, String message) {
        context.problems().error("E903", in.value("per").orElseThrow(), message, "Leave \"per\" out.");
    }

    /** The words for how far apart points lie. */
    static Map<String, Spacing> spacings() {
        Map<String, Spacing> spacings = new LinkedHashMap<>();
        for (Spacing spacing : Spacing.values()) {
            spacings.put(spacing.name().toLowerCase(Locale.ROOT), spacing);
        }
        return spacings;
    }

    private Optional<ChartKind> kind(String id, JsonValue at) {
        Optional<ChartKind> kind = ChartKind.parse(id);
        if (kind.isEmpty()) {
            String own = context.charts().isEmpty()
                    ? ""
                    : " Your own: " + String.join(", ", context.charts().keySet()) + ".";
            context.problems()
                    .error(
                            "E901",
                            at,
                            "There is no chart \"" + Visible.shortened(id) + "\".",
                            (Nearest.suggestion(id, known(true)) + own).strip());
        } else if (!kind.get().followsACourse()) {
            context.problems()
                    .error(
                            "E902",
                            at,
                            "The chart \"" + id + "\" is about many rounds; a lesson shows what happened on its board.",
                            "Choose one of " + String.join(", ", known(true)) + ".");
            return Optional.empty();
        }
        return kind;
    }

    /** The charts that can be named, the author's own first: all of them, or those with lines. */
    private List<String> known(boolean all) {
        List<String> known = new ArrayList<>();
        context.charts().forEach((id, chart) -> {
            if (all || Step.ShowChart.canBePredicted(chart.plan().kind())) {
                known.add(id);
            }
        });
        ChartKind.offered().stream()
                .filter(kind -> kind.followsACourse() && (all || Step.ShowChart.canBePredicted(kind)))
                .map(ChartKind::id)
                .filter(id -> !known.contains(id))
                .forEach(known::add);
        return known;
    }
}
