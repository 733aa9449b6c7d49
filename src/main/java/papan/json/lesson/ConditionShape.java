package papan.json.lesson;

import static papan.json.lesson.LessonShapes.SIDE;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Condition;
import papan.lesson.script.EventKind;
import papan.lesson.script.Expectation;
import papan.lesson.script.Misconception;
import papan.lesson.script.Range;
import papan.lesson.script.Selector;
import papan.model.Place;
import papan.model.Side;
import papan.rules.Key;

/** Conditions: small trees of facts about the board, the moves and the answers. */
final class ConditionShape {
    private static final int MAX_COUNT = 9_999;
    private static final int MAX_ATTEMPTS = 20;
    private static final int MAX_CONFIDENCE = 3;

    private static final List<Object> NEEDED = List.of(
            Map.of("required", List.of("eq")), Map.of("required", List.of("gte")), Map.of("required", List.of("lte")));

    /** A condition of its own. */
    static Shape<Condition> in(ConditionSize.Where where) {
        return (where == ConditionSize.Where.NEXT ? ON_ANSWERS : ON_BOARD)
                .reading(reading -> reading.with(lesson(reading).in(new ConditionSize(where))));
    }

    /** A number, or an object with bounds. */
    static Shape<Range> range(int most) {
        Shape<Integer> bound = Shapes.whole(0, most);
        Bounds bounds = new Bounds(
                Field.optional("eq", bound, "Exactly."),
                Field.optional("gte", bound, "At least."),
                Field.optional("lte", bound, "At most."));
        Shape<Range> exactly = Shapes.of(
                Shapes.keywords("type", "integer", "minimum", 0, "maximum", most),
                (value, reading) -> exactly((JsonValue.JsonNumber) value, most, reading));
        return Shapes.numberOr(
                exactly,
                ObjectShape.<Range>of("", bounds::range, bounds.exactly, bounds.least, bounds.most)
                        .with("anyOf", NEEDED));
    }

    private static Optional<Range> exactly(JsonValue.JsonNumber number, int most, Reading reading) {
        if (number.isWhole() && number.number() >= 0 && number.number() <= most) {
            return Optional.of(new Range((int) number.number(), (int) number.number()));
        }
        reading.problems().error("E013", number, "This must be a whole number from 0 to " + most + ".", "");
        return Optional.empty();
    }

    /** The fields that say how many. */
    private record Bounds(Field<Integer> exactly, Field<Integer> least, Field<Integer> most) {
        Range range(Fields in) {
            int min = Math.max(in.find(exactly).orElse(0), in.find(least).orElse(0));
            int max = Math.min(
                    in.find(exactly).orElse(Integer.MAX_VALUE), in.find(most).orElse(Integer.MAX_VALUE));
            boolean given = in.has(exactly) || in.has(least) || in.has(most);
            return in.need(checked(
                    given,
                    min > max,
                    new Range(min, Math.max(min, max)),
                    "No number",
                    in,
                    "Write \"gte\" (at least), \"lte\" (at most) or \"eq\" (exactly)."));
        }

        static <T> Optional<T> checked(
                boolean given, boolean contradictory, T bounds, String none, Fields in, String fix) {
            if (given && !contradictory) {
                return Optional.of(bounds);
            }
            in.error(
                    "E713",
                    contradictory ? none + " is so great and so small at once." : "The bounds are missing.",
                    fix);
            return Optional.empty();
        }
    }

    private static final Bounds SEEDS = new Bounds(
            Field.optional("eq", LessonShapes.SEEDS, "Exactly so many seeds."),
            Field.optional("gte", LessonShapes.SEEDS, "At least so many seeds."),
            Field.optional("lte", LessonShapes.SEEDS, "At most so many seeds."));
    private static final Field<Side> BY = Field.optional("by", SIDE, "Only of this player's.");
    private static final Field<Double> LEAST = Field.optional("gte", Shapes.number(0, 1), "At least.");
    private static final Field<Double> MOST = Field.optional("lte", Shapes.number(0, 1), "At most.");

    /** What goes with something else, and makes no condition alone. */
    private static final Set<String> DETAILS = Set.of("eq", "gte", "lte", "house", "store", "by", "count");
    /** What happened in moves, and so is unknown where there are none. */
    private static final Set<String> OF_MOVES = Set.of("event", "moves", "roundOver", "winner");

    private static final Set<String> OF_ANSWERS = Set.of("question", "goal");

    private static final Shape<Condition> ON_BOARD = tree("condition", false);
    private static final Shape<Condition> ON_ANSWERS = tree("conditionOnAnswers", true);

    private ConditionShape() {}

    /**
     * A kind of condition.
     *
     * @param marks the fields of which each says that it is meant
     */
    private record Kind(String name, RecordShape<? extends Condition> shape, List<String> marks) {}

    private static Kind kind(String name, RecordShape<? extends Condition> shape) {
        Stream<String> fields = shape.parts().stream().map(part -> part.field().name());
        return new Kind(
                name, shape, fields.filter(field -> !DETAILS.contains(field)).toList());
    }

    /** The shape of conditions in which others of the same sort may stand. */
    private static Shape<Condition> tree(String name, boolean answers) {
        Shape<Condition> inner = Shapes.later(name, () -> answers ? ON_ANSWERS : ON_BOARD);
        List<Kind> kinds = new ArrayList<>();
        words(inner).kinds(Condition.class).forEach((kind, shape) -> kinds.add(kind(kind, shape)));
        List<Part<? super Condition>> parts = new ArrayList<>();
        List<Object> ways = new ArrayList<>();
        List<Object> unknown = new ArrayList<>();
        for (Kind kind : kinds) {
            kind.shape().parts().forEach(part -> parts.add(late(part.field())));
            boolean isKnown = answers || !OF_ANSWERS.contains(kind.name());
            // Of a goal nothing is known without its mastery.
            if (isKnown && kind.name().equals("goal")) {
                ways.add(Map.of("required", kind.marks()));
            } else {
                kind.marks().forEach(mark -> (isKnown ? ways : unknown).add(Map.of("required", List.of(mark))));
            }
        }
        ObjectShape<Condition> fields = ObjectShape.of(
                        "Something that is true or not of the board, the moves" + (answers ? " or the answers." : "."),
                        in -> condition(in, kinds),
                        parts)
                .with("anyOf", ways)
                .with("if", Map.of("required", List.of("at")))
                .with("then", Map.of("anyOf", NEEDED));
        ObjectShape<Condition> all = answers ? fields : fields.with("not", Map.of("anyOf", unknown));
        return new Shape.Declared<Condition>(
                        (value, reading) -> small(value, reading, all), new Shape.OnlyRead<>(), all::schema)
                .named(name);
    }

    /** A field that is read if its kind is meant. */
    private static <T> Field<T> late(Field<T> field) {
        return Field.optional(field.name(), field.shape(), field.description()).late();
    }

    private static Vocabulary words(Shape<Condition> inner) {
        return new Vocabulary(Key::of)
                .with("condition", inner)
                .with(Place.class, LessonShapes.PLACE)
                .with(Side.class, SIDE)
                .with(Misconception.class, LessonShapes.MISCONCEPTION)
                .with(Expectation.Board.class, ExpectShape.BOARD)
                .with("seeds", SEEDS::range, SEEDS.exactly, SEEDS.least, SEEDS.most)
                .with(
                        "happened",
                        ConditionShape::happened,
                        SelectorShape.EVENT,
                        SelectorShape.BY_RULING,
                        SelectorShape.IN_HOUSE,
                        SelectorShape.IN_STORE,
                        BY)
                .with("count", range(MAX_COUNT))
                .with("attempts", range(MAX_ATTEMPTS))
                .with("confidence", range(MAX_CONFIDENCE))
                .with("asking", LessonShapes.ASKING)
                .with("goal", LessonShapes.GOAL)
                .with(
                        "share",
                        ObjectShape.<Condition.Mastery.Share>of("", ConditionShape::share, LEAST, MOST)
                                .with("anyOf", NEEDED.subList(1, 3)))
                .looking("goal", ConditionShape::served);
    }

    private static Optional<Condition> small(JsonValue value, Reading reading, Shape<Condition> shape) {
        ConditionSize size = lesson(reading).condition();
        size.parts++;
        if (size.depth >= Condition.MAX_DEPTH || size.parts > Condition.MAX_SIZE) {
            reading.problems()
                    .error(
                            "E712",
                            value,
                            "The condition is deeper than " + Condition.MAX_DEPTH + " or has more than "
                                    + Condition.MAX_SIZE + " parts.",
                            "Make several steps of it.");
            return Optional.empty();
        }
        size.depth++;
        Optional<Condition> read = shape.read(value, reading);
        size.depth--;
        return read;
    }

    private static Condition condition(Fields in, List<Kind> kinds) {
        List<Kind> meant = kinds.stream()
                .filter(kind -> kind.marks().stream().anyMatch(in::has))
                .toList();
        if (meant.size() == 1) {
            RecordShape<? extends Condition> shape = meant.get(0).shape();
            isKnown(meant.get(0), in);
            shape.parts().forEach(part -> in.find(part.field()));
            return shape.make(in);
        }
        if (meant.size() > 1) {
            in.error(
                    "E711",
                    "These are several conditions at once: "
                            + String.join(", ", meant.stream().map(Kind::name).toList()) + ".",
                    "Write { \"all\": [ … ] } around them.");
        } else if (in.object().fields().keySet().stream()
                .allMatch(name -> DETAILS.contains(name) || JsonObjectReader.isFree(name))) {
            // Of any other name it is told that it is unknown.
            in.error(
                    "E711",
                    "This is no condition.",
                    "Write for example { \"event\": \"capture\" } or { \"at\": \"S.store\", \"gte\": 10 }.");
        }
        return in.need(Optional.empty());
    }

    /** Notes a problem if nothing can be known of a kind where the condition stands. */
    private static void isKnown(Kind kind, Fields in) {
        ConditionSize.Where where = lesson(in.reading()).condition().where;
        String there = kind.marks().stream().filter(in::has).findFirst().orElseThrow();
        if (where == ConditionSize.Where.POSITION && OF_MOVES.contains(kind.name())) {
            in.error(
                    "E714",
                    there,
                    "No moves are known that lead to a generated position.",
                    "Ask for something on the board: \"at\", \"mover\" or \"position\".");
        }
        if (where != ConditionSize.Where.NEXT && OF_ANSWERS.contains(kind.name())) {
            if (kind.name().equals("goal")) {
                kind.marks().forEach(in.in()::required);
            }
            in.error(
                    "E714",
                    there,
                    "Answers count only where a lesson branches, in \"next\".",
                    "Ask for something on the board.");
            in.need(Optional.empty());
        }
    }

    private static Selector happened(Fields in) {
        Optional<Ruling> ruling = in.find(SelectorShape.BY_RULING);
        Optional<EventKind> kind = in.find(SelectorShape.EVENT);
        return new Selector(
                in.need(kind.or(() -> ruling.map(any -> EventKind.RULING))),
                ruling,
                SelectorShape.place(in),
                in.find(BY),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                false);
    }

    /** With the steps that serve the goal. */
    private static Condition.Mastery served(Condition.Mastery read, Fields in) {
        List<String> steps = lesson(in.reading()).goals().getOrDefault(read.goal(), List.of());
        return new Condition.Mastery(read.goal(), steps, read.share());
    }

    private static Condition.Mastery.Share share(Fields in) {
        double min = in.find(LEAST).orElse(0.0);
        double max = in.find(MOST).orElse(1.0);
        return in.need(Bounds.checked(
                in.has(LEAST) || in.has(MOST),
                min > max,
                new Condition.Mastery.Share(min, max),
                "No share",
                in,
                "Write \"gte\" (at least) or \"lte\" (at most), from 0 to 1."));
    }
}
