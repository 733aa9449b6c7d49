package papan.json.lesson;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Series;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.format.Ids;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Lesson;
import papan.model.House;
import papan.model.Side;
import papan.replay.Mark;

/** Reads the charts of an author's own. */
final class LessonChartsReader {
    private static final Map<String, Mark.Kind> MARKS = marks();
    private static final Map<String, Unit> UNITS =
            Map.of("seeds", Unit.SEEDS, "houses", Unit.HOUSES, "share", Unit.SHARE);
    /** Of what bars count how often it was how many. */
    private static final Map<String, ChartKind> BARS = Map.of("laps", ChartKind.LAPS, "captured", ChartKind.CAPTURES);

    private final LessonContext context;

    LessonChartsReader(LessonContext context) {
        this.context = context;
    }

    private static Map<String, Mark.Kind> marks() {
        Map<String, Mark.Kind> marks = new LinkedHashMap<>();
        marks.put("relay", Mark.Kind.RELAY);
        marks.put("capture", Mark.Kind.CAPTURE);
        marks.put("extraTurn", Mark.Kind.EXTRA_TURN);
        return marks;
    }

    /** How a chart is drawn. */
    private enum Sort {
        LINE,
        TABLE,
        STACKED,
        HEAT,
        BARS
    }

    /** All of them, by id. */
    Map<String, AskedChart> read(JsonObjectReader in) {
        Map<String, AskedChart> charts = in.map("charts", (id, value) -> {
            boolean named = context.isId(id, value);
            Optional<AskedChart> chart =
                    JsonObjectReader.of(value, context.problems()).flatMap(inner -> chart(id, inner));
            return named ? chart : Optional.empty();
        });
        if (charts.size() > Lesson.Material.MAX_CHARTS) {
            context.problems()
                    .error(
                            "E906",
                            in.value("charts").orElseThrow(),
                            "There are " + charts.size() + " charts; a lesson has at most " + Lesson.Material.MAX_CHARTS
                                    + " of its own.",
                            "Leave some out.");
        }
        return charts;
    }

    private Optional<AskedChart> chart(String id, JsonObjectReader in) {
        String title = context.requiredText(in, "title");
        String note = context.text(in, "note");
        Optional<Sort> sort = in.required("kind")
                .flatMap(v -> in.asWord(
                        v,
                        Arrays.stream(Sort.values())
                                .collect(Collectors.toMap(
                                        each -> each.name().toLowerCase(Locale.ROOT), Function.identity()))));
        Optional<Spacing> x = in.word("x", ChartField.spacings(Spacing.values()));
        Optional<Unit> unit = in.word("unit", UNITS);
        in.word("reveal", Map.of("follow", true));
        Set<Mark.Kind> marks =
                in.has("marks") ? new HashSet<>(in.list("marks", v -> in.asWord(v, MARKS))) : AskedChart.ALL_MARKS;
        Optional<ChartPlan> plan = sort.flatMap(s -> switch (s) {
            case LINE, TABLE -> lines(in, x.orElse(Spacing.SEED), unit);
            case STACKED -> whole(in, ChartKind.SEEDS, x, unit);
            case HEAT -> whole(in, ChartKind.HOUSES, x, unit);
            case BARS -> bars(in);
        });
        in.value("series");
        context.unread(in, "compare");
        in.finish();
        boolean asTable = sort.equals(Optional.of(Sort.TABLE));
        return plan.map(p -> new AskedChart(id, p, title, note, marks, asTable));
    }

    private Optional<ChartPlan> lines(JsonObjectReader in, Spacing x, Optional<Unit> unit) {
        in.required("series");
        List<JsonValue> written = in.list("series");
        List<Series> series = written.stream()
                .flatMap(v -> JsonObjectReader.of(v, context.problems()).flatMap(this::series).stream())
                .toList();
        if (series.size() < written.size()) {
            return Optional.empty();
        }
        if (series.isEmpty() || series.size() > ChartPlan.MAX_SERIES) {
            in.value("series")
                    .ifPresent(at -> context.problems()
                            .error(
                                    "E907",
                                    at,
                                    "There are " + series.size() + " lines; 1 to " + ChartPlan.MAX_SERIES
                                            + " can be told apart in one chart.",
                                    "Write for example [{ \"of\": \"hand\" }]."));
            return Optional.empty();
        }
        Series.Of first = series.get(0).of();
        for (int i = 0; i < series.size(); i++) {
            Series line = series.get(i);
            if (series.subList(0, i).contains(line)) {
                problem("E907", written.get(i), "The same line is there twice.", "Leave one out.");
            }
            Unit wanted = unit.orElse(first.unit());
            // Of houses and shares a line is called by its player alone, so two sorts could not be told apart.
            if (line.of().unit() != wanted || (wanted != Unit.SEEDS && line.of() != first)) {
                problem(
                        "E911",
                        written.get(i),
                        line.of().unit() != wanted
                                ? "Series \"" + line.of().id() + "\" has no unit \"" + name(wanted) + "\"."
                                : "Series \"" + line.of().id() + "\" and \"" + first.id()
                                        + "\" do not go in one chart.",
                        line.of().unit() != wanted && unit.isPresent()
                                ? "Write \"unit\": \"" + name(line.of().unit()) + "\", or leave it out."
                                : "Make two charts of them.");
            }
        }
        return Optional.of(new ChartPlan(ChartKind.SERIES, x, series));
    }

    private Optional<Series> series(JsonObjectReader in) {
        Map<String, Series.Of> known = Ids.of(Series.Of.class, Series.Of::id);
        Optional<Series.Of> of = in.required("of").flatMap(v -> in.asWord(v, known));
        Optional<Side> player = in.word("player", LessonContext.SIDES);
        Optional<House> house = in.value("house").flatMap(v -> context.house(in, v));
        in.finish();
        if (of.isEmpty()) {
            return Optional.empty();
        }
        boolean byPlayer = of.get().isOfAPlayer();
        boolean byHouse = of.get() == Series.Of.HOUSE;
        fits(in, of.get(), "player", byPlayer);
        fits(in, of.get(), "house", byHouse);
        boolean whole = player.isPresent() == byPlayer && house.isPresent() == byHouse;
        return whole ? Optional.of(new Series(of.get(), player, house)) : Optional.empty();
    }

    /** Notes a problem unless a field is there exactly if a line needs it. */
    private void fits(JsonObjectReader in, Series.Of of, String field, boolean needed) {
        if (needed && !in.has(field)) {
            problem(
                    "E908",
                    in.object(),
                    "Series \"" + of.id() + "\" needs a \"" + field + "\".",
                    field.equals("player") ? "Write \"player\": \"south\" or \"north\"." : "Write \"house\": \"S3\".");
        } else if (!needed && in.has(field)) {
            problem(
                    "E908",
                    in.value(field).orElseThrow(),
                    "Series \"" + of.id() + "\" has no \"" + field + "\".",
                    "Leave it out.");
        }
    }

    /** A chart that shows all there is. */
    private Optional<ChartPlan> whole(JsonObjectReader in, ChartKind kind, Optional<Spacing> x, Optional<Unit> unit) {
        in.value("series")
                .ifPresent(at -> problem(
                        "E909",
                        at,
                        "This kind of chart shows all seeds, so \"series\" says nothing.",
                        "Leave it out."));
        unit.filter(other -> other != Unit.SEEDS)
                .ifPresent(other -> problem(
                        "E911",
                        in.value("unit").orElseThrow(),
                        "This kind of chart has no unit \"" + name(other) + "\".",
                        "Leave it out."));
        return Optional.of(ChartPlan.of(kind, x.orElse(Spacing.SEED)));
    }

    private Optional<ChartPlan> bars(JsonObjectReader in) {
        for (String field : List.of("x", "unit")) {
            in.value(field)
                    .ifPresent(at -> problem(
                            "E909",
                            at,
                            "Bars have no points along the moves and count by themselves, so \"" + field
                                    + "\" says nothing.",
                            "Leave it out."));
        }
        List<JsonValue> written = in.list("series");
        if (!in.has("series")) {
            return Optional.of(ChartPlan.of(ChartKind.ROUNDS, Spacing.ROUND));
        }
        if (written.size() != 1) {
            problem(
                    "E907",
                    in.value("series").orElseThrow(),
                    "Bars count one thing, not " + written.size() + ".",
                    "Write [{ \"of\": \"laps\" }] or [{ \"of\": \"captured\" }]; or leave \"series\" out, for what"
                            + " each round brought.");
            return Optional.empty();
        }
        return JsonObjectReader.of(written.get(0), context.problems()).flatMap(inner -> {
            Optional<ChartKind> kind = inner.required("of").flatMap(v -> inner.asWord(v, BARS));
            for (String field : List.of("player", "house")) {
                inner.value(field)
                        .ifPresent(at -> problem("E908", at, "Bars have no \"" + field + "\".", "Leave it out."));
            }
            inner.finish();
            return kind.map(k -> ChartPlan.of(k, Spacing.TURN));
        });
    }

    private static String name(Unit unit) {
        return unit.name().toLowerCase(Locale.ROOT);
    }

    private void problem(String code, JsonValue at, String message, String fix) {
        context.problems().error(code, at, message, fix);
    }
}
