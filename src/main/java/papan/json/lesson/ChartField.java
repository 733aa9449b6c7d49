package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Step;

/** Where a chart is named: in steps that show one, and in questions that let one be drawn. */
final class ChartField {
    private static final Field<String> NAMED =
            chart(false, "Which chart: one of Papan's, or the id of one of your own in charts.");
    private static final Field<Spacing> PER = Field.optional(
            "per",
            Shapes.words(spacings(Spacing.values())),
            "How far apart its points lie; not for a chart of your own, which says it itself.");
    /** The charts of many rounds. */
    private static final List<String> SAMPLED = ChartKind.offered().stream()
            .filter(kind -> !kind.followsACourse())
            .map(ChartKind::id)
            .toList();

    private ChartField() {}

    /** Charts of what happened, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("chart", in -> shown(in, all), NAMED, PER)
                .with("counting", LessonShapes.ID.checked((id, at, reading) -> {
                    lesson(reading).steps().checkCounting(id, at, reading.problems());
                    return true;
                }))
                .looking("chart", ChartField::withTally);
    }

    private static AskedChart shown(Fields in, Vocabulary all) {
        Field<Boolean> predicted = all.kind(Step.class, "chart").field("predictFirst");
        return named(in, NAMED, PER, Optional.<Field<?>>of(predicted).filter(any -> in.get(predicted)));
    }

    /** If its class counts, the chart must have a place for that. */
    private static Step.ShowChart withTally(Step.ShowChart step, Fields in) {
        int boards = step.rounds().map(played -> played.boards().size()).orElse(0);
        if (step.tally().isPresent() && (step.chart().plan().kind() != ChartKind.FIRST || boards >= Chart.MOST)) {
            in.error(
                    "E910",
                    "tally",
                    "A tally stands beside the rounds of one to " + (Chart.MOST - 1)
                            + " boards in the chart \"first\", and in no other.",
                    "Leave \"tally\" out, or play fewer \"boards\" for the chart \"first\".");
        }
        return step;
    }

    /**
     * The field that names a chart.
     *
     * @param drawn whether one of its lines must be drawn
     */
    static Field<String> chart(boolean drawn, String description) {
        List<String> offered = offered(drawn);
        return Field.filled(
                "chart",
                Shapes.text().with("anyOf", List.of(Map.of("enum", offered), Map.of("$ref", "#/$defs/id"))),
                description);
    }

    /** The words for how far apart points lie. */
    static Map<String, Spacing> spacings(Spacing... known) {
        Map<String, Spacing> spacings = new LinkedHashMap<>();
        for (Spacing spacing : known) {
            spacings.put(spacing.name().toLowerCase(Locale.ROOT), spacing);
        }
        return spacings;
    }

    /**
     * The chart that is named.
     *
     * @param chart the field that names it
     * @param per the field that says how far apart the points of one of the program's are
     * @param drawn the field because of which one of its lines must be drawn; empty if none must be
     */
    static AskedChart named(Fields in, Field<String> chart, Field<Spacing> per, Optional<Field<?>> drawn) {
        LessonContext lesson = lesson(in.reading());
        String name = in.get(chart);
        Optional<AskedChart> own = Optional.ofNullable(lesson.charts().get(name));
        if (own.isPresent() && in.has(per)) {
            saysNothing(in, per, "The chart \"" + name + "\" says itself how far apart its points lie, with \"x\".");
        }
        AskedChart found = own.isPresent() ? own.get() : ofKind(in, in.need(kind(name, in, chart, lesson)), per);
        if (own.isEmpty() && in.has(per) && !found.plan().kind().hasSpacing()) {
            saysNothing(in, per, "The chart \"" + name + "\" has no points along the moves, so \"per\" says nothing.");
        }
        drawn.filter(field -> !Step.ShowChart.canBePredicted(found.plan().kind()))
                .ifPresent(field -> in.error(
                        "E904",
                        field,
                        "The chart \"" + name + "\" has no line that a learner could draw.",
                        (field.equals(chart) ? "Choose" : "Leave \"" + field.name() + "\" out, or choose") + " one of "
                                + String.join(", ", known(true, lesson)) + "."));
        return found;
    }

    private static AskedChart ofKind(Fields in, ChartKind kind, Field<Spacing> per) {
        return AskedChart.of(kind, in.find(per).orElse(kind.usualSpacing()));
    }

    private static void saysNothing(Fields in, Field<Spacing> per, String message) {
        in.error("E903", per, message, "Leave \"per\" out.");
    }

    private static Optional<ChartKind> kind(String id, Fields in, Field<String> field, LessonContext lesson) {
        JsonValue at = in.at(field);
        Optional<ChartKind> kind = ChartKind.parse(id);
        boolean sampled = field.equals(NAMED) && in.has("rounds");
        if (kind.isEmpty()) {
            String own = lesson.charts().isEmpty()
                    ? ""
                    : " Your own: " + String.join(", ", lesson.charts().keySet()) + ".";
            lesson.problems()
                    .error(
                            "E901",
                            at,
                            "There is no chart \"" + Visible.shortened(id) + "\".",
                            (Nearest.suggestion(id, known(false, lesson)) + own).strip());
        } else if (sampled && kind.get().followsACourse()) {
            lesson.problems()
                    .error(
                            "E906",
                            at,
                            "The chart \"" + id + "\" is about the board, not about many rounds.",
                            "Choose " + String.join(", ", SAMPLED) + "; or leave \"rounds\" out.");
            return Optional.empty();
        } else if (!sampled && !kind.get().followsACourse()) {
            lesson.problems()
                    .error(
                            "E902",
                            at,
                            "The chart \"" + id + "\" is about many rounds; a lesson shows what happened on its board.",
                            "Choose one of " + String.join(", ", known(false, lesson))
                                    + (field.equals(NAMED) ? "; or say with \"rounds\" what is played for it." : "."));
            return Optional.empty();
        }
        return kind;
    }

    /** The charts that can be named, the author's own first: all of them, or those of which a line can be drawn. */
    private static List<String> known(boolean drawn, LessonContext lesson) {
        List<String> known = new ArrayList<>();
        lesson.charts().forEach((id, chart) -> {
            if (!drawn || Step.ShowChart.canBePredicted(chart.plan().kind())) {
                known.add(id);
            }
        });
        offered(drawn).stream().filter(id -> !known.contains(id)).forEach(known::add);
        return known;
    }

    /** The program's own charts of a course. */
    private static List<String> offered(boolean drawn) {
        return ChartKind.offered().stream()
                .filter(kind -> kind.followsACourse() && (!drawn || Step.ShowChart.canBePredicted(kind)))
                .map(ChartKind::id)
                .toList();
    }
}
