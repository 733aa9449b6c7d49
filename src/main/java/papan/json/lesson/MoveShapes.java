package papan.json.lesson;

import static papan.json.lesson.LessonShapes.HOUSE;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papan.engine.OpeningOrder;
import papan.format.Field;
import papan.format.Fields;
import papan.format.Ids;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.json.match.BoardShapes;
import papan.lesson.script.LessonMove;
import papan.lesson.script.LessonMove.Order;
import papan.lesson.script.LessonMove.Together;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.Key;

/** The moves of a step that plays: houses, common openings and what happens between two rounds. */
final class MoveShapes {
    private static final Field<List<House>> TOGETHER = Field.required(
            "together",
            Shapes.list(HOUSE)
                    .checked(MoveShapes::areOneOfEach)
                    .with("minItems", 2)
                    .with("maxItems", 2),
            "One house of each player.");
    private static final Field<List<House>> OF_SOUTH = further(Side.SOUTH);
    private static final Field<List<House>> OF_NORTH = further(Side.NORTH);
    private static final Field<Map<Side, List<House>>> THEN = Field.optional(
            "then",
            BoardShapes.bySide(OF_SOUTH, OF_NORTH),
            Map.of(),
            "The houses that each player chooses for extra turns in the opening, in order.");
    private static final Field<Order> SCHEDULE = Field.optional(
            "schedule",
            Shapes.text("^(byLap|bySeed|[SN]{1," + Together.MAX_ACTS + "})$", MoveShapes::order),
            "In which order the seeds of the two hands fall: byLap, bySeed, or letters S and N, one for each act; as the"
                    + " rule set says if left out.");
    private static final Field<List<House>> BURN = Field.optional(
            "burn", Shapes.list(HOUSE), List.of(), "The houses that are expected to be out of play then.");

    private static final Shape<LessonMove> ACTION = UnionShape.ofRead(
            "action",
            "action",
            new TreeMap<>(Map.of(
                    "pass",
                    ObjectShape.<LessonMove>of(
                            "The player to move cannot, and the other one is next.", in -> new LessonMove.Pass()),
                    "refill",
                    ObjectShape.<LessonMove>of(
                            "What follows a round that is over: houses are filled and the next round begins, or the match"
                                    + " ends.",
                            in -> new LessonMove.Refill(
                                    in.has(BURN) ? Optional.of(new HashSet<>(in.get(BURN))) : Optional.empty()),
                            BURN))),
            // Whoever wrote neither "together" nor "action" may have meant either.
            List.of(Field.optional("together", Shapes.list(HOUSE), "")),
            (word, at, reading) -> LessonShapes.lesson(reading).unknown(at, word, List.of("pass", "refill")));

    /** A common opening, a pass or a refill. */
    static final Shape<LessonMove> ACT = Shapes.<LessonMove>ifHas(
                    "together",
                    ObjectShape.<LessonMove>of(
                            "Both players choose at once, where a simultaneous opening begins.",
                            MoveShapes::together,
                            TOGETHER,
                            THEN,
                            SCHEDULE),
                    ACTION)
            .named("lessonMove");

    /** What a step plays. */
    static final Shape<List<LessonMove>> MOVES = Shapes.list(
            Shapes.objectOr(ACT, LessonShapes.MOVE.as(LessonMove.Choice::new)), Step.Play.MAX_MOVES, tooMany());

    private MoveShapes() {}

    /** What is said of more moves than a step plays. */
    static String[] tooMany() {
        return new String[] {
            "E510",
            "There are ",
            " moves; one step plays at most " + Step.Play.MAX_MOVES + ".",
            "Make several steps of them."
        };
    }

    private static boolean areOneOfEach(List<House> houses, JsonValue at, Reading reading) {
        boolean fit =
                houses.size() == 2 && houses.get(0).side() != houses.get(1).side();
        if (!fit) {
            malformed(at, "Each player chooses one house.", "[\"S3\", \"N5\"]", reading);
        }
        return fit;
    }

    /** The houses that a player chooses for extra turns in the opening. */
    private static Field<List<House>> further(Side side) {
        return Field.optional(
                side.id(),
                Shapes.list(HOUSE)
                        .checked((houses, at, reading) -> areOf(side, houses, at, reading))
                        .with("maxItems", Together.MAX_CHOICES - 1),
                List.of(),
                "");
    }

    private static boolean areOf(Side side, List<House> houses, JsonValue at, Reading reading) {
        if (houses.size() >= Together.MAX_CHOICES) {
            malformed(
                    at,
                    "A player chooses at most " + Together.MAX_CHOICES + " houses in an opening.",
                    "fewer",
                    reading);
            return false;
        }
        for (House house : houses) {
            if (house.side() != side) {
                malformed(at, house.name() + " is not a house of " + side.id() + ".", "houses of that player", reading);
            }
        }
        return true;
    }

    private static LessonMove together(Fields in) {
        Map<Side, List<Move>> choices = new EnumMap<>(Side.class);
        for (House house : in.get(TOGETHER)) {
            List<House> houses = new ArrayList<>(List.of(house));
            houses.addAll(in.get(THEN).getOrDefault(house.side(), List.of()));
            choices.put(house.side(), houses.stream().map(Move::new).toList());
        }
        return new Together(choices, in.find(SCHEDULE));
    }

    /** A schedule by its name, or an order by the letters of the sides. */
    private static Optional<Order> order(String text, JsonValue at, Reading reading) {
        Optional<Schedule> schedule =
                Optional.ofNullable(Ids.of(Schedule.class, Key::of).get(text));
        if (schedule.isPresent()) {
            return schedule.map(Order.Scheduled::new);
        }
        Optional<OpeningOrder> acts = Optional.of(text)
                .filter(letters -> !letters.isEmpty() && letters.length() <= Together.MAX_ACTS)
                .flatMap(OpeningOrder::parse);
        if (acts.isEmpty()) {
            malformed(
                    at,
                    "\"" + Visible.shortened(text) + "\" is no order of an opening.",
                    "\"byLap\", \"bySeed\", or up to " + Together.MAX_ACTS + " letters S and N, one for each act",
                    reading);
        }
        return acts.map(Order.Acts::new);
    }

    private static void malformed(JsonValue at, String message, String instead, Reading reading) {
        reading.problems().error("E516", at, message, "Write " + instead + ".");
    }
}
