package papan.json.lesson;

import static papan.json.lesson.LessonShapes.CLAUSE;
import static papan.json.lesson.LessonShapes.HOUSE;
import static papan.json.lesson.LessonShapes.MOVE;
import static papan.json.lesson.LessonShapes.PLACE;
import static papan.json.lesson.LessonShapes.SEEDS;
import static papan.json.lesson.LessonShapes.SIDE;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.json.match.PositionReader;
import papan.lesson.script.AnswerSpelling;
import papan.lesson.script.Expectation;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;

/** What an author expects of a step. */
final class ExpectShape {
    private static final int MAX_LAPS = 9999;

    private static final Field<List<Integer>> SOUTH = row(Side.SOUTH, "South's houses from South's own left.");
    private static final Field<List<Integer>> NORTH = row(Side.NORTH, "North's houses from North's own left.");
    private static final Field<Integer> IN_SOUTH = Field.optional(Side.SOUTH.id(), SEEDS, "Seeds in South's store.");
    private static final Field<Integer> IN_NORTH = Field.optional(Side.NORTH.id(), SEEDS, "Seeds in North's store.");
    private static final Field<Map<Side, Integer>> STORES = Field.optional(
            "stores",
            ObjectShape.<Map<Side, Integer>>of("", in -> bySide(in, IN_SOUTH, IN_NORTH), IN_SOUTH, IN_NORTH),
            Map.of(),
            "Seeds in the stores, or in one of them.");
    private static final Field<Side> MOVER = Field.optional("mover", SIDE, "Who moves next.");
    private static final Field<List<House>> BURNT =
            Field.optional("burnt", Shapes.list(HOUSE), List.of(), "All houses out of play.");
    private static final Field<Integer> ROUND =
            Field.optional("round", Shapes.whole(1, MAX_LAPS), "Number of the round.");

    /** A board or part of one. */
    static final Shape<Expectation.Board> BOARD = ObjectShape.<Expectation.Board>of(
                    "The board, or part of it.", ExpectShape::board, SOUTH, NORTH, STORES, MOVER, BURNT, ROUND)
            .named("expectedBoard");

    private static final Field<Expectation.Board> POSITION =
            Field.optional("position", BOARD, "What the board looks like.");
    private static final Field<Integer> HAND =
            Field.optional("hand", SEEDS, "Seeds in the hand of whoever acted last.");
    private static final Field<Place> AT = Field.optional("at", PLACE, "Where the last event was.");
    private static final Field<List<Expectation.Event>> EVENTS = Field.optional(
            "events",
            Shapes.list(ExpectedEventShape.EVENT),
            List.of(),
            "Events in this order; others may lie between.");
    private static final Field<Boolean> EXACT =
            Field.optional("exact", Shapes.flag(), false, "Whether there are no other events.");
    private static final Field<List<ClauseId>> RULES =
            Field.optional("rules", Shapes.list(CLAUSE), List.of(), "Clauses that decided, in any order.");
    private static final Field<String> ANSWER =
            Field.optional("answer", Shapes.text(), "The right answer to the question.");
    private static final Field<Integer> LAPS =
            Field.optional("laps", Shapes.whole(0, MAX_LAPS), "How many laps were lifted in this step.");
    private static final Field<Integer> CAPTURED =
            Field.optional("captured", Shapes.whole(0, MAX_LAPS), "How many seeds were captured in this step.");
    private static final Field<Boolean> MATCH_OVER =
            Field.optional("matchOver", Shapes.flag(), "Whether no further round is played.");
    private static final Field<List<Move>> SOLUTIONS = Field.optional(
            "solutions", Shapes.list(MOVE), List.of(), "All first moves with which the goal of a try can be reached.");
    private static final Field<List<ClauseId>> DIFFER_BY = Field.optional(
            "differBy", Shapes.list(CLAUSE), List.of(), "The clauses because of which the boards part, all of them.");

    private static final List<Part<? super Expectation>> PARTS =
            List.of(POSITION, HAND, AT, MOVER, EVENTS, EXACT, RULES, ANSWER, LAPS, CAPTURED, MATCH_OVER, SOLUTIONS);

    /** Seeds by place, beside the names that are free. */
    private static final Map<String, Object> PLACES = Shapes.keywords(
            "^(x-.*|\\$schema)$", Map.of(),
            "^house:[SN][1-9][0-9]?$", Map.of("$ref", "#/$defs/seeds"),
            "^store:(south|north)$", Map.of("$ref", "#/$defs/seeds"));

    /** Names that have a meaning of their own here, so that no board can be called so. */
    static final Set<String> FIELDS = names();

    /** What is expected of a step, or of one of its boards. */
    static final Shape<Expectation> OF_STEP = expectation(
                    "Compared with what the rules give at the end of the step; what is left out is not compared.",
                    PARTS)
            .named("expect");

    /** What is expected of a step that compares. */
    static final Shape<Expectation> OF_BOARDS = expectation(
                    "Compared with what the rules give. Beside differBy a board's id may stand for what is expected of that"
                            + " board; the rest is about the first board.",
                    ofBoards())
            .with("additionalProperties", Map.of("$ref", "#/$defs/expect"))
            .named("expectOfBoards");

    private ExpectShape() {}

    private static List<Part<? super Expectation>> ofBoards() {
        List<Part<? super Expectation>> parts = new ArrayList<>(PARTS);
        parts.add(DIFFER_BY);
        return parts;
    }

    private static Shape<Expectation> expectation(String description, List<Part<? super Expectation>> parts) {
        return ObjectShape.<Expectation>of(description, ExpectShape::expectation, parts)
                .with("patternProperties", PLACES)
                .finishing((in, reading) -> in.finish(
                        name -> AnswerSpelling.placeholder(
                                name, lesson(reading).rules().layout()),
                        "Places are house:S1 and so on, store:south and store:north."));
    }

    private static Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        PARTS.forEach(part -> names.add(part.field().name()));
        names.add(DIFFER_BY.name());
        return names;
    }

    private static Expectation expectation(Fields in) {
        Map<String, LessonContext> boards = in.context(LessonContext.class).boards().byId;
        Map<String, Expectation> byBoard = new LinkedHashMap<>();
        boards.forEach((id, board) -> in.in()
                .value(id)
                .flatMap(value -> OF_STEP.read(
                        value, board.comparing(new ComparedBoards()).reading()))
                .ifPresent(expected -> byBoard.put(id, expected)));
        return new Expectation(
                in.find(POSITION),
                seeds(in),
                LessonShapes.whole(in, HAND),
                in.find(AT),
                in.find(MOVER),
                in.get(EVENTS),
                in.get(EXACT),
                in.get(RULES),
                in.find(ANSWER),
                LessonShapes.whole(in, LAPS),
                LessonShapes.whole(in, CAPTURED),
                in.has(MATCH_OVER) ? Optional.of(in.get(MATCH_OVER.or(true))) : Optional.empty(),
                !boards.isEmpty() && in.has(DIFFER_BY) ? Optional.of(in.get(DIFFER_BY)) : Optional.empty(),
                in.has(SOLUTIONS) ? Optional.of(in.get(SOLUTIONS)) : Optional.empty(),
                byBoard);
    }

    private static Map<Place, Integer> seeds(Fields in) {
        Map<Place, Integer> seeds = new LinkedHashMap<>();
        for (String name : List.copyOf(in.object().fields().keySet())) {
            if (name.startsWith("house:") || name.startsWith("store:")) {
                Field<Integer> field = Field.optional(name, SEEDS, "");
                Optional<Place> place = lesson(in.reading()).named(name, in.at(field));
                Optional<Integer> count = in.find(field);
                place.ifPresent(p -> count.ifPresent(c -> seeds.put(p, c)));
            }
        }
        return seeds;
    }

    private static Field<List<Integer>> row(Side side, String description) {
        return Field.optional(
                side.id(),
                Shapes.list(SEEDS).checked((row, at, reading) -> {
                    PositionReader.hasAllHouses(side, (JsonArray) at, reading);
                    return true;
                }),
                description);
    }

    private static Expectation.Board board(Fields in) {
        Optional<Set<House>> burnt = in.has(BURNT) ? Optional.of(new LinkedHashSet<>(in.get(BURNT))) : Optional.empty();
        return new Expectation.Board(
                bySide(in, SOUTH, NORTH), in.get(STORES), in.find(MOVER), burnt, LessonShapes.whole(in, ROUND));
    }

    private static <T> Map<Side, T> bySide(Fields in, Field<T> south, Field<T> north) {
        Map<Side, T> found = new EnumMap<>(Side.class);
        in.find(south).ifPresent(value -> found.put(Side.SOUTH, value));
        in.find(north).ifPresent(value -> found.put(Side.NORTH, value));
        return found;
    }
}
