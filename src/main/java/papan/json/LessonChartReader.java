package papan.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.lesson.Step;

/** Reads the steps that show a chart. */
final class LessonChartReader {
    private final LessonContext context;

    LessonChartReader(LessonContext context) {
        this.context = context;
    }

    Optional<Step> read(JsonObjectReader in, Optional<Step.Head> head) {
        Optional<ChartKind> kind = in.requiredText("chart")
                .flatMap(id -> kind(id, in.value("chart").orElseThrow()));
        Optional<Spacing> per = in.word("per", spacings());
        boolean predict = in.flag("predictFirst", false);
        kind.filter(k -> in.has("per") && !k.hasSpacing())
                .ifPresent(k -> context.problems()
                        .error(
                                "E903",
                                in.value("per").orElseThrow(),
                                "The chart \"" + k.id() + "\" has no points along the moves, so \"per\" says nothing.",
                                "Leave \"per\" out."));
        kind.filter(k -> predict && !Step.ShowChart.canBePredicted(k))
                .ifPresent(k -> context.problems()
                        .error(
                                "E904",
                                in.value("predictFirst").orElseThrow(),
                                "The chart \"" + k.id() + "\" has no line that a learner could draw.",
                                "Leave \"predictFirst\" out, or choose one of " + String.join(", ", predictable())
                                        + "."));
        return head.flatMap(
                h -> kind.map(k -> new Step.ShowChart(h, k, per.orElse(Step.ShowChart.usualSpacing(k)), predict)));
    }

    private static Map<String, Spacing> spacings() {
        Map<String, Spacing> spacings = new LinkedHashMap<>();
        for (Spacing spacing : Spacing.values()) {
            spacings.put(spacing.name().toLowerCase(Locale.ROOT), spacing);
        }
        return spacings;
    }

    private Optional<ChartKind> kind(String id, JsonValue at) {
        Optional<ChartKind> kind = ChartKind.parse(id);
        List<String> known = ids(true);
        if (kind.isEmpty()) {
            context.problems()
                    .error(
                            "E901",
                            at,
                            "There is no chart \"" + LessonContext.shortened(id) + "\".",
                            Nearest.suggestion(id, known));
        } else if (!kind.get().followsACourse()) {
            context.problems()
                    .error(
                            "E902",
                            at,
                            "The chart \"" + id + "\" is about many rounds; a lesson shows what happened on its board.",
                            "Choose one of " + String.join(", ", known) + ".");
            return Optional.empty();
        }
        return kind;
    }

    private static List<String> ids(boolean all) {
        return Arrays.stream(ChartKind.values())
                .filter(kind -> kind.followsACourse() && (all || Step.ShowChart.canBePredicted(kind)))
                .map(ChartKind::id)
                .toList();
    }

    private static List<String> predictable() {
        return ids(false);
    }
}
