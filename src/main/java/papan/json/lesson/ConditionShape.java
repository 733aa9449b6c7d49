package papan.json.lesson;

import static papan.json.lesson.LessonShapes.MISCONCEPTION;
import static papan.json.lesson.LessonShapes.PLACE;
import static papan.json.lesson.LessonShapes.SIDE;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import papan.event.Ruling;
import papan.event.Winner;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Condition;
import papan.lesson.script.EventKind;
import papan.lesson.script.Expectation;
import papan.lesson.script.Misconception;
import papan.lesson.script.Range;
import papan.lesson.script.Selector;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
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

    private static final Field<Place> AT = late("at", PLACE, "A place, with eq, gte or lte.");
    private static final Bounds SEEDS = new Bounds(
            late("eq", LessonShapes.SEEDS, "Exactly so many seeds."),
            late("gte", LessonShapes.SEEDS, "At least so many seeds."),
            late("lte", LessonShapes.SEEDS, "At most so many seeds."));
    private static final Field<EventKind> EVENT = SelectorShape.EVENT.late();
    private static final Field<Ruling> BY_RULING = SelectorShape.BY_RULING.late();
    private static final Field<House> IN_HOUSE = SelectorShape.IN_HOUSE.late();
    private static final Field<Side> IN_STORE = SelectorShape.IN_STORE.late();
    private static final Field<Side> BY = late("by", SIDE, "Only of this player's.");
    private static final Field<Range> COUNT = late("count", range(MAX_COUNT), "How often; at least once if left out.");
    private static final Field<Range> MOVES = late("moves", range(MAX_COUNT), "How many moves were made.");
    private static final Field<Side> MOVER = late("mover", SIDE, "Who is to move.");
    private static final Field<Expectation.Board> POSITION =
            late("position", ExpectShape.BOARD, "What the board looks like.");
    private static final Field<Boolean> ROUND_OVER = late("roundOver", Shapes.flag(), "Whether the round is over.");
    private static final Field<Winner> WINNER =
            late("winner", Shapes.words(Winner.class, Key::of), "Who won the round.");

    private static final Field<String> QUESTION = late(
            "question",
            Shapes.text("", ConditionShape::question),
            "The id of the step that asked; this one if left out.");
    private static final Field<Boolean> CORRECT = late("correct", Shapes.flag(), "Whether the last answer was right.");
    private static final Field<Range> ATTEMPTS = late("attempts", range(MAX_ATTEMPTS), "How many answers were given.");
    private static final Field<String> ANSWER = late("answer", Shapes.text(), "The last answer.");
    private static final Field<Misconception> POINTED_TO =
            late("misconception", MISCONCEPTION, "What one of the answers pointed to.");
    private static final Field<Range> CONFIDENCE =
            late("confidence", range(MAX_CONFIDENCE), "How sure the learner was: 1 guessed, 2 fairly, 3 sure.");
    private static final Field<String> GOAL =
            late("goal", Shapes.text("", ConditionShape::goal), "The id of a goal; with mastery.");
    private static final Field<Double> LEAST = Field.optional("gte", Shapes.number(0, 1), "At least.");
    private static final Field<Double> MOST = Field.optional("lte", Shapes.number(0, 1), "At most.");
    private static final Field<Share> MASTERY = late(
            "mastery",
            ObjectShape.<Share>of("", ConditionShape::share, LEAST, MOST).with("anyOf", NEEDED.subList(1, 3)),
            "The share of the goal's questions that were answered rightly at once.");

    private static final List<Field<?>> FACTS =
            List.of(AT, EVENT, BY_RULING, MOVES, MOVER, POSITION, ROUND_OVER, WINNER);
    /** What happened in moves, and so is unknown where there are none. */
    private static final List<Field<?>> OF_MOVES = List.of(EVENT, BY_RULING, MOVES, ROUND_OVER, WINNER);

    private static final List<Field<?>> OF_ANSWERS =
            List.of(QUESTION, CORRECT, ATTEMPTS, ANSWER, POINTED_TO, CONFIDENCE);
    private static final List<Field<?>> OF_GOALS = List.of(GOAL, MASTERY);
    /** What goes with one of the others. */
    private static final List<Field<?>> DETAILS =
            List.of(SEEDS.exactly, SEEDS.least, SEEDS.most, IN_HOUSE, IN_STORE, BY, COUNT);

    private static final Shape<Condition> ON_BOARD = tree("condition", false);
    private static final Shape<Condition> ON_ANSWERS = tree("conditionOnAnswers", true);

    private ConditionShape() {}

    private static <T> Field<T> late(String name, Shape<T> shape, String description) {
        return Field.optional(name, shape, description).late();
    }

    /** The shape of conditions in which others of the same sort may stand. */
    private static Shape<Condition> tree(String name, boolean answers) {
        Shape<Condition> inner = Shapes.later(name, () -> answers ? ON_ANSWERS : ON_BOARD);
        Joined joined = new Joined(
                late("all", Shapes.list(inner), "All of them."),
                late("any", Shapes.list(inner), "At least one of them."),
                late("not", inner, "The opposite."));
        List<Part<? super Condition>> parts = new ArrayList<>(joined.fields());
        List.of(FACTS, DETAILS, OF_ANSWERS, OF_GOALS).forEach(parts::addAll);
        List<Field<?>> needed = new ArrayList<>(joined.fields());
        needed.addAll(FACTS);
        List<Object> ways = new ArrayList<>(required(needed));
        if (answers) {
            ways.addAll(required(OF_ANSWERS));
            ways.add(Map.of("required", List.of("goal", "mastery")));
        }
        List<Field<?>> unknown = new ArrayList<>(OF_ANSWERS);
        unknown.addAll(OF_GOALS);
        ObjectShape<Condition> fields = ObjectShape.of(
                        "Something that is true or not of the board, the moves" + (answers ? " or the answers." : "."),
                        in -> condition(in, joined),
                        parts)
                .with("anyOf", ways)
                .with("if", Map.of("required", List.of("at")))
                .with("then", Map.of("anyOf", NEEDED));
        ObjectShape<Condition> all = answers ? fields : fields.with("not", Map.of("anyOf", required(unknown)));
        return new Shape.Declared<Condition>(
                        (value, reading) -> small(value, reading, all), new Shape.OnlyRead<>(), all::schema)
                .named(name);
    }

    private static List<Object> required(List<Field<?>> fields) {
        return fields.stream()
                .<Object>map(field -> Map.of("required", List.of(field.name())))
                .toList();
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

    /** The fields under which other conditions stand. */
    private record Joined(Field<List<Condition>> all, Field<List<Condition>> any, Field<Condition> not) {
        List<Field<?>> fields() {
            return List.of(all, any, not);
        }
    }

    private static Condition condition(Fields in, Joined joined) {
        List<Field<?>> facts = new ArrayList<>(joined.fields());
        facts.addAll(FACTS);
        facts.removeIf(field -> !in.has(field) || (field.equals(BY_RULING) && in.has(EVENT)));
        boolean asks = OF_ANSWERS.stream().anyMatch(in::has);
        boolean masters = OF_GOALS.stream().anyMatch(in::has);
        int parts = facts.size() + (asks ? 1 : 0) + (masters ? 1 : 0);
        if (parts == 1) {
            return facts.isEmpty() ? asks ? answered(in) : mastery(in) : fact(facts.get(0), in, joined);
        }
        List<String> details = DETAILS.stream().map(Field::name).toList();
        if (parts > 1) {
            List<String> names = new ArrayList<>();
            facts.forEach(fact -> names.add(fact.equals(BY_RULING) ? EVENT.name() : fact.name()));
            names.addAll(asks ? List.of("question") : List.of());
            names.addAll(masters ? List.of("goal") : List.of());
            in.error(
                    "E711",
                    "These are several conditions at once: " + String.join(", ", names) + ".",
                    "Write { \"all\": [ … ] } around them.");
        } else if (in.object().fields().keySet().stream()
                .allMatch(name -> details.contains(name) || JsonObjectReader.isFree(name))) {
            // Of any other name it is told that it is unknown.
            in.error(
                    "E711",
                    "This is no condition.",
                    "Write for example { \"event\": \"capture\" } or { \"at\": \"S.store\", \"gte\": 10 }.");
        }
        return in.need(Optional.empty());
    }

    private static Condition fact(Field<?> fact, Fields in, Joined joined) {
        if (lesson(in.reading()).condition().where == ConditionSize.Where.POSITION && OF_MOVES.contains(fact)) {
            in.error(
                    "E714",
                    fact,
                    "No moves are known that lead to a generated position.",
                    "Ask for something on the board: \"at\", \"mover\" or \"position\".");
        }
        return switch (fact.name()) {
            case "all" -> new Condition.All(in.get(joined.all.or(List.of())));
            case "any" -> new Condition.Any(in.get(joined.any.or(List.of())));
            case "not" -> new Condition.Not(in.get(joined.not));
            case "at" -> new Condition.Seeds(in.get(AT), SEEDS.range(in));
            case "moves" -> new Condition.Moves(in.get(MOVES));
            case "mover" -> new Condition.Mover(in.get(MOVER));
            case "position" -> new Condition.Looks(in.get(POSITION));
            case "roundOver" -> new Condition.RoundOver(in.get(ROUND_OVER.or(true)));
            case "winner" -> new Condition.Won(in.get(WINNER));
            default -> happened(in);
        };
    }

    private static Condition happened(Fields in) {
        Optional<EventKind> kind = in.find(EVENT);
        Optional<Ruling> ruling = in.find(BY_RULING);
        Optional<House> house = in.find(IN_HOUSE);
        Optional<Side> store = in.find(IN_STORE);
        Optional<Side> by = in.find(BY);
        Range count = in.has(COUNT) ? in.get(COUNT) : Range.SOME;
        Optional<EventKind> meant = ruling.isPresent() ? Optional.of(kind.orElse(EventKind.RULING)) : kind;
        return new Condition.Happened(
                new Selector(
                        in.need(meant),
                        ruling,
                        house.<Place>map(h -> h).or(() -> store.map(Store::new)),
                        by,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        false),
                count);
    }

    private static Condition answered(Fields in) {
        onlyInNext(OF_ANSWERS, in);
        return new Condition.Answered(
                in.find(QUESTION),
                in.has(CORRECT) ? Optional.of(in.get(CORRECT.or(true))) : Optional.empty(),
                in.find(ATTEMPTS),
                in.find(ANSWER),
                in.find(POINTED_TO),
                in.find(CONFIDENCE));
    }

    private static Condition mastery(Fields in) {
        in.in().required("goal");
        in.in().required("mastery");
        onlyInNext(OF_GOALS, in);
        Optional<String> goal = in.find(GOAL);
        Share share = in.get(MASTERY);
        String id = in.need(goal);
        return new Condition.Mastery(
                id, lesson(in.reading()).goals().getOrDefault(id, List.of()), share.least(), share.most());
    }

    /** A part of a goal's questions. */
    private record Share(double least, double most) {}

    private static Share share(Fields in) {
        double min = in.find(LEAST).orElse(0.0);
        double max = in.find(MOST).orElse(1.0);
        boolean given = in.has(LEAST) || in.has(MOST);
        return in.need(Bounds.checked(
                given,
                min > max,
                new Share(min, max),
                "No share",
                in,
                "Write \"gte\" (at least) or \"lte\" (at most), from 0 to 1."));
    }

    private static Optional<String> question(String id, JsonValue at, Reading reading) {
        lesson(reading).steps().checkAsking(id, at, reading.problems());
        return Optional.of(id);
    }

    private static Optional<String> goal(String id, JsonValue at, Reading reading) {
        lesson(reading).goal(id, at);
        return Optional.of(id);
    }

    private static void onlyInNext(List<Field<?>> fields, Fields in) {
        if (lesson(in.reading()).condition().where != ConditionSize.Where.NEXT) {
            Field<?> there = fields.stream().filter(in::has).findFirst().orElseThrow();
            in.error(
                    "E714",
                    there,
                    "Answers count only where a lesson branches, in \"next\".",
                    "Ask for something on the board.");
            in.need(Optional.empty());
        }
    }
}
