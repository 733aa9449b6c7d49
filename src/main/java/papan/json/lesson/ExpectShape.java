package papan.json.lesson;

import static papan.json.lesson.LessonShapes.CLAUSE;
import static papan.json.lesson.LessonShapes.HOUSE;
import static papan.json.lesson.LessonShapes.MOVE;
import static papan.json.lesson.LessonShapes.PLACE;
import static papan.json.lesson.LessonShapes.SEEDS;
import static papan.json.lesson.LessonShapes.SIDE;
import static papan.json.lesson.LessonShapes.lesson;

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
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.json.match.BoardShapes;
import papan.json.match.PositionReader;
import papan.lesson.script.AnswerSpelling;
import papan.lesson.script.Expectation;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.Key;

/** What an author expects of a step. */
final class ExpectShape {
    private static final Field<List<Integer>> SOUTH = row(Side.SOUTH, "South's houses from South's own left.");
    private static final Field<List<Integer>> NORTH = row(Side.NORTH, "North's houses from North's own left.");
    private static final Field<Integer> IN_SOUTH = Field.optional(Side.SOUTH.id(), SEEDS, "Seeds in South's store.");
    private static final Field<Integer> IN_NORTH = Field.optional(Side.NORTH.id(), SEEDS, "Seeds in North's store.");

    private static final Vocabulary WORDS = new Vocabulary(Key::of)
            .with("seeds", SEEDS)
            .with("rows", BoardShapes.bySide(SOUTH, NORTH).make(), SOUTH, NORTH)
            .with("stores", BoardShapes.bySide(IN_SOUTH, IN_NORTH))
            .with(House.class, HOUSE)
            .with(Place.class, PLACE)
            .with(Side.class, SIDE)
            .with(Move.class, MOVE)
            .with(ClauseId.class, CLAUSE)
            .with(Expectation.Event.class, ExpectedEventShape.EVENT)
            .looking("expect", ExpectShape::withPlaces);
    private static final RecordShape<Expectation> FIELDS_OF_BOARDS = WORDS.fields(Expectation.class);

    /** A board or part of one. */
    static final Shape<Expectation.Board> BOARD = WORDS.of(Expectation.Board.class);

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
                    FIELDS_OF_BOARDS.without("differBy", Optional.empty()))
            .named("expect");

    /** What is expected of a step that compares. */
    static final Shape<Expectation> OF_BOARDS = expectation(
                    "Compared with what the rules give. Beside differBy a board's id may stand for what is expected of that"
                            + " board; the rest is about the first board.",
                    FIELDS_OF_BOARDS)
            .with("additionalProperties", Map.of("$ref", "#/$defs/expect"))
            .named("expectOfBoards");

    private ExpectShape() {}

    private static Shape<Expectation> expectation(String description, RecordShape<Expectation> fields) {
        return ObjectShape.<Expectation>of(description, fields::make, List.copyOf(fields.parts()))
                .with("patternProperties", PLACES)
                .finishing((in, reading) -> in.finish(
                        name -> AnswerSpelling.placeholder(
                                name, lesson(reading).rules().layout()),
                        "Places are house:S1 and so on, store:south and store:north."));
    }

    private static Set<String> names() {
        Set<String> names = new LinkedHashSet<>();
        FIELDS_OF_BOARDS.parts().forEach(part -> names.add(part.field().name()));
        return names;
    }

    /** With what is expected of places, and of boards by their ids. */
    private static Expectation withPlaces(Expectation read, Fields in) {
        Map<String, Expectation> byBoard = new LinkedHashMap<>();
        in.context(LessonContext.class)
                .boards()
                .byId
                .forEach((id, board) -> in.in()
                        .value(id)
                        .flatMap(value -> OF_STEP.read(
                                value, board.comparing(new ComparedBoards()).reading()))
                        .ifPresent(expected -> byBoard.put(id, expected)));
        return read.with(seeds(in), byBoard);
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
}
