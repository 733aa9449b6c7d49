package papan.json.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import papan.analysis.ChartKind;
import papan.analysis.ChartPlan;
import papan.analysis.Series;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.lesson.script.AskedChart;
import papan.lesson.script.Lesson;
import papan.model.House;
import papan.model.Side;
import papan.replay.Mark;
import papan.rules.Key;

/** The charts of an author's own. */
final class OwnChartShapes {
    /** A chart that gets its id from the name under which it stands. */
    private interface Drawn {
        AskedChart called(String id);
    }

    private static final Field<String> TITLE =
            LessonShapes.filled("title", "What stands above it; best a question that can be answered by pointing.");
    private static final Field<String> NOTE =
            LessonShapes.text("note", "What to look for, below it; whoever hears the chart is told it too.");
    private static final Field<Spacing> X = Field.optional(
            "x",
            Shapes.words(ChartField.spacings(Spacing.values())),
            "How far apart the points lie; seed, if left out; not for bars.");
    private static final Field<Unit> UNIT = Field.optional(
            "unit",
            Shapes.words(Unit.class, Key::of),
            "What is counted; follows from the series, and is only checked.");
    private static final Field<Boolean> REVEAL = Field.optional(
            "reveal",
            Shapes.words(Map.of("follow", true)),
            true,
            "Always follow: a chart never shows more than the board.");
    private static final Field<Set<Mark.Kind>> MARKS = Field.optional(
            "marks",
            Shapes.list(Shapes.words(marks())).as(LinkedHashSet::new),
            AskedChart.ALL_MARKS,
            "Which events are marked above it; all three if left out.");
    private static final List<Field<?>> COMMON = List.of(TITLE, NOTE, X, UNIT, REVEAL, MARKS);

    private static final Field<Series.Of> OF = Field.required(
            "of",
            Shapes.words(Series.Of.class, Series.Of::id),
            "store: seeds in a store; side: seeds in a row; house: seeds in a house; hand: seeds in the hand; lead: South's"
                    + " store less North's; mobility: houses that can be sown; empty: empty houses; evenness: how evenly a"
                    + " row lies, 0 to 1.");
    private static final Field<Side> PLAYER =
            Field.optional("player", LessonShapes.SIDE, "Whose; for store, side, mobility, empty and evenness.");
    private static final Field<House> HOUSE = Field.optional("house", LessonShapes.HOUSE, "Which house; for house.");
    private static final Field<List<Shape.Placed<Series>>> LINES = Field.required(
            "series",
            Shapes.list(ObjectShape.<Series>of(
                                    "A line of a chart of your own.", OwnChartShapes::line, OF, PLAYER, HOUSE)
                            .named("ownLine")
                            .placed())
                    .checked(OwnChartShapes::canBeToldApart)
                    .with("minItems", 1)
                    .with("maxItems", ChartPlan.MAX_SERIES),
            "The lines, at most four.");

    private static final Field<Object> NO_PLAYER = refused("player", "E908", "Bars have no \"player\".");
    private static final Field<Object> NO_HOUSE = refused("house", "E908", "Bars have no \"house\".");
    private static final Field<ChartKind> COUNTED = Field.required(
            "of",
            Shapes.words(new TreeMap<>(Map.of("laps", ChartKind.LAPS, "captured", ChartKind.CAPTURES))),
            "laps: how many laps turns have; captured: how many seeds captures bring.");
    private static final Field<List<ChartKind>> BARS = Field.optional(
            "series",
            Shapes.list(ObjectShape.<ChartKind>of(
                                    "What the bars of a chart of your own count.",
                                    in -> in.get(COUNTED),
                                    COUNTED,
                                    NO_PLAYER,
                                    NO_HOUSE)
                            .named("ownBars"))
                    .checked(OwnChartShapes::isOne)
                    .with("minItems", 1)
                    .with("maxItems", 1),
            "What is counted; for what each round brought, leave it out.");
    private static final Field<Object> NO_SERIES =
            refused("series", "E909", "This kind of chart shows all seeds, so \"series\" says nothing.");

    private static final Shape<Drawn> CHART = UnionShape.<Drawn>ofRead(
                    "kind",
                    "ownChart",
                    kinds(),
                    COMMON,
                    (word, at, reading) -> LessonShapes.lesson(reading)
                            .unknown(at, word, List.of("line", "table", "stacked", "heat", "bars")))
            .named("ownChart");

    /** All of them, by id; questions and steps name them. */
    static final Shape<Map<String, AskedChart>> CHARTS = Shapes.map(LessonShapes.ID, CHART)
            .<Map<String, AskedChart>>as(OwnChartShapes::called)
            .checked((charts, at, reading) -> {
                if (charts.size() > Lesson.MAX_CHARTS) {
                    reading.problems()
                            .error(
                                    "E906",
                                    at,
                                    "There are " + charts.size() + " charts; a lesson has at most " + Lesson.MAX_CHARTS
                                            + " of its own.",
                                    "Leave some out.");
                }
                LessonShapes.lesson(reading).charts().putAll(charts);
                return true;
            });

    private OwnChartShapes() {}

    private static Map<String, Mark.Kind> marks() {
        Map<String, Mark.Kind> marks = new LinkedHashMap<>();
        for (Mark.Kind kind : List.of(Mark.Kind.RELAY, Mark.Kind.CAPTURE, Mark.Kind.EXTRA_TURN)) {
            marks.put(Key.of(kind), kind);
        }
        return marks;
    }

    private static Map<String, AskedChart> called(Map<String, Drawn> drawn) {
        Map<String, AskedChart> charts = new LinkedHashMap<>();
        drawn.forEach((id, chart) -> charts.put(id, chart.called(id)));
        return charts;
    }

    private static Map<String, ObjectShape<? extends Drawn>> kinds() {
        Map<String, ObjectShape<? extends Drawn>> kinds = new LinkedHashMap<>();
        kinds.put("line", kind("Lines.", false, OwnChartShapes::lines, LINES));
        kinds.put("table", kind("The same as numbers.", true, OwnChartShapes::lines, LINES));
        kinds.put("stacked", kind("All seeds on top of one another.", false, whole(ChartKind.SEEDS), NO_SERIES));
        kinds.put("heat", kind("A field for each house.", false, whole(ChartKind.HOUSES), NO_SERIES));
        kinds.put(
                "bars",
                kind("For each round, or how often something was how many.", false, OwnChartShapes::bars, BARS));
        return kinds;
    }

    private static ObjectShape<Drawn> kind(
            String description, boolean asTable, Function<Fields, ChartPlan> plan, Field<?> series) {
        List<Part<? super Drawn>> parts = new ArrayList<>(COMMON);
        parts.add(series);
        return ObjectShape.<Drawn>of(
                        description,
                        in -> {
                            ChartPlan planned = plan.apply(in);
                            String title = in.get(TITLE);
                            return id -> new AskedChart(id, planned, title, in.get(NOTE), in.get(MARKS), asTable);
                        },
                        parts)
                .finishing((in, reading) -> {
                    LessonShapes.lesson(reading).unread(in, "compare");
                    in.finish();
                });
    }

    /** A field that says nothing here. */
    private static Field<Object> refused(String name, String code, String message) {
        return Field.optional(
                name,
                Shapes.of(Map.of(), (value, reading) -> {
                    reading.problems().error(code, value, message, "Leave it out.");
                    return Optional.empty();
                }),
                "");
    }

    private static ChartPlan lines(Fields in) {
        List<Shape.Placed<Series>> lines = in.get(LINES);
        Series.Of first = lines.get(0).value().of();
        Optional<Unit> unit = in.find(UNIT);
        Unit wanted = unit.orElse(first.unit());
        for (Shape.Placed<Series> line : lines) {
            Series.Of of = line.value().of();
            // Of houses and shares a line is called by its player alone, so two sorts could not be told apart.
            if (of.unit() != wanted || (wanted != Unit.SEEDS && of != first)) {
                boolean other = of.unit() != wanted;
                in.reading()
                        .problems()
                        .error(
                                "E911",
                                line.at(),
                                other
                                        ? "Series \"" + of.id() + "\" has no unit \"" + Key.of(wanted) + "\"."
                                        : "Series \"" + of.id() + "\" and \"" + first.id()
                                                + "\" do not go in one chart.",
                                other && unit.isPresent()
                                        ? "Write \"unit\": \"" + Key.of(of.unit()) + "\", or leave it out."
                                        : "Make two charts of them.");
            }
        }
        return new ChartPlan(
                ChartKind.SERIES,
                in.find(X).orElse(Spacing.SEED),
                lines.stream().map(Shape.Placed::value).toList());
    }

    private static boolean canBeToldApart(List<Shape.Placed<Series>> lines, JsonValue at, Reading reading) {
        int written = ((JsonValue.JsonArray) at).values().size();
        if (lines.size() < written) {
            return false;
        }
        if (lines.isEmpty() || lines.size() > ChartPlan.MAX_SERIES) {
            reading.problems()
                    .error(
                            "E907",
                            at,
                            "There are " + lines.size() + " lines; 1 to " + ChartPlan.MAX_SERIES
                                    + " can be told apart in one chart.",
                            "Write for example [{ \"of\": \"hand\" }].");
            return false;
        }
        List<Series> before = new ArrayList<>();
        for (Shape.Placed<Series> line : lines) {
            if (before.contains(line.value())) {
                reading.problems().error("E907", line.at(), "The same line is there twice.", "Leave one out.");
            }
            before.add(line.value());
        }
        return true;
    }

    private static Series line(Fields in) {
        Series.Of of = in.get(OF);
        boolean byHouse = of == Series.Of.HOUSE;
        fits(in, of, PLAYER, of.isOfAPlayer(), "Write \"player\": \"south\" or \"north\".");
        fits(in, of, HOUSE, byHouse, "Write \"house\": \"S3\".");
        boolean whole = in.find(PLAYER).isPresent() == of.isOfAPlayer()
                && in.find(HOUSE).isPresent() == byHouse;
        return in.need(whole ? Optional.of(new Series(of, in.find(PLAYER), in.find(HOUSE))) : Optional.empty());
    }

    /** Notes a problem unless a field is there exactly if a line needs it. */
    private static void fits(Fields in, Series.Of of, Field<?> field, boolean needed, String fix) {
        if (needed && !in.has(field)) {
            in.error("E908", "Series \"" + of.id() + "\" needs a \"" + field.name() + "\".", fix);
        } else if (!needed && in.has(field)) {
            in.error("E908", field, "Series \"" + of.id() + "\" has no \"" + field.name() + "\".", "Leave it out.");
        }
    }

    /** A chart that shows all there is. */
    private static Function<Fields, ChartPlan> whole(ChartKind kind) {
        return in -> {
            in.find(UNIT)
                    .filter(unit -> unit != Unit.SEEDS)
                    .ifPresent(unit -> in.error(
                            "E911", UNIT, "This kind of chart has no unit \"" + Key.of(unit) + "\".", "Leave it out."));
            return ChartPlan.of(kind, in.find(X).orElse(Spacing.SEED));
        };
    }

    private static ChartPlan bars(Fields in) {
        for (Field<?> field : List.of(X, UNIT)) {
            if (in.has(field)) {
                in.error(
                        "E909",
                        field,
                        "Bars have no points along the moves and count by themselves, so \"" + field.name()
                                + "\" says nothing.",
                        "Leave it out.");
            }
        }
        return in.has(BARS)
                ? ChartPlan.of(in.get(BARS).get(0), Spacing.TURN)
                : ChartPlan.of(ChartKind.ROUNDS, Spacing.ROUND);
    }

    private static boolean isOne(List<ChartKind> counted, JsonValue at, Reading reading) {
        int written = ((JsonValue.JsonArray) at).values().size();
        if (written != 1) {
            reading.problems()
                    .error(
                            "E907",
                            at,
                            "Bars count one thing, not " + written + ".",
                            "Write [{ \"of\": \"laps\" }] or [{ \"of\": \"captured\" }]; or leave \"series\" out, for what"
                                    + " each round brought.");
        }
        return counted.size() == 1 && written == 1;
    }
}
