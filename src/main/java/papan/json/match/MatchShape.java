package papan.json.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.FileFormat;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.AnswerSpelling;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Variations;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** What a recorded match looks like before it is played. */
final class MatchShape {
    static final String NAME = "match/1";

    private static final int MOST_MOVES = 40_000;
    private static final int MOST_REVISIONS = 9999;
    private static final int LONGEST_NAME = 60;

    /** What is known where the rules are read. */
    record Around(RuleBook book) {}

    /** A match as it is written, with the places to which problems are noted when it is played. */
    record Written(
            RuleSet rules,
            Optional<Position> from,
            Map<Side, String> players,
            Shape.Placed<List<Shape.Placed<Move>>> moves,
            List<JsonValue> branches) {}

    /** A branch as it is written. */
    record Branch(int after, Shape.Placed<List<Shape.Placed<Move>>> moves) {}

    /** What is known where a branch is read. */
    private record OfMatch(RuleSet rules, int size) implements OnBoard {}

    static final Field<String> FORMAT =
            Field.required("format", Shapes.text("", MatchShape::format).with("const", NAME), "Always " + NAME + ".");

    private static final Field<Shape.Placed<RuleSet>> ID =
            Field.filled("id", Shapes.text("", MatchShape::ruleSet).placed(), "Id of a rule set.");
    private static final Field<Shape.Placed<Integer>> REVISION = Field.required(
            "revision", Shapes.whole(1, MOST_REVISIONS).placed(), "Its revision when the match was played.");
    private static final Field<RuleSet> RULES = Field.required(
            "rules", ObjectShape.<RuleSet>of("", MatchShape::rules, ID, REVISION), "By what rules it was played.");

    private static final Field<Position> POSITION =
            Field.optional("position", PositionReader.SHAPE, "Where it began; the rule set's own start if left out.");

    private static final Field<String> SOUTH = player(Side.SOUTH);
    private static final Field<String> NORTH = player(Side.NORTH);
    private static final Field<Map<Side, String>> PLAYERS = Field.optional(
            "players",
            BoardShapes.bySide(SOUTH, NORTH),
            Map.of(),
            "What the players are called, or which computer player chose.");

    private static final Shape<Move> MOVE = Shapes.text("^[SN][1-9][0-9]?(:(cw|acw))?$", MatchShape::move);
    private static final Shape<Shape.Placed<List<Shape.Placed<Move>>>> LINE = new Shape.Declared<
                    List<Shape.Placed<Move>>>(
                    MatchShape::moves,
                    new Shape.OnlyRead<>(),
                    definitions ->
                            Shapes.list(MOVE).with("maxItems", MOST_MOVES).schema(definitions))
            .placed();
    private static final Field<Shape.Placed<List<Shape.Placed<Move>>>> MOVES =
            Field.required("moves", LINE, "The houses chosen, in order; S3:cw where a direction was chosen too.");

    private static final Field<Integer> AFTER = Field.required(
            "after",
            new Shape.Declared<>(
                    (value, reading) -> Shapes.whole(
                                    0,
                                    Math.max(0, reading.context(OfMatch.class).size() - 1))
                            .read(value, reading),
                    new Shape.OnlyRead<>(),
                    definitions -> Shapes.whole(0, MOST_MOVES).schema(definitions)),
            "How many moves it shares with the match.");
    private static final Shape<Branch> BRANCH = ObjectShape.<Branch>of(
            "Other moves from some move on.", in -> new Branch(in.get(AFTER), in.get(MOVES)), AFTER, MOVES);
    /** They can be read only when the match has been played. */
    private static final Field<List<JsonValue>> BRANCHES = Field.optional(
            "branches",
            Shapes.list(new Shape.Declared<>(
                            (value, reading) -> Optional.of(value), new Shape.OnlyRead<>(), BRANCH::schema))
                    .with("maxItems", Variations.MOST),
            List.of(),
            "Other moves that were tried.");

    static final ObjectShape<Written> MATCH = ObjectShape.of(
            "A recorded match.",
            MatchShape::match,
            FORMAT.late(),
            RULES,
            POSITION.late(),
            PLAYERS,
            MOVES.late(),
            BRANCHES);

    private static final String EXAMPLE = """
            { 'format': 'match/1', 'rules': { 'id': 'congklak-classic', 'revision': 1 }, 'moves': ['S2', 'N5', 'N7'] }""";

    private MatchShape() {}

    /** The format. */
    static FileFormat<?> format() {
        return new FileFormat<>(NAME, MATCH, EXAMPLE);
    }

    /** Reads a branch of a match of so many moves. */
    static Optional<Branch> branch(JsonValue value, RuleSet rules, int size, Reading reading) {
        return BRANCH.read(value, reading.with(new OfMatch(rules, size)));
    }

    private static Written match(Fields in) {
        Optional<RuleSet> rules = in.find(RULES);
        if (rules.isEmpty()) {
            in.in().required(MOVES.name());
        }
        RuleSet played = in.need(rules);
        Reading onBoard = in.reading().with((OnBoard) () -> played);
        Optional<Position> from = in.find(POSITION, onBoard);
        Optional<Shape.Placed<List<Shape.Placed<Move>>>> moves = in.find(MOVES, onBoard);
        return new Written(played, from, in.get(PLAYERS), in.need(moves), in.get(BRANCHES));
    }

    private static Optional<String> format(String format, JsonValue at, Reading reading) {
        if (!format.equals(NAME)) {
            reading.problems()
                    .error(
                            "E951",
                            at,
                            "This program reads matches in the format \"" + NAME + "\".",
                            "Write \"" + NAME + "\".");
        }
        return Optional.of(format);
    }

    private static Optional<RuleSet> ruleSet(String id, JsonValue at, Reading reading) {
        RuleBook book = reading.context(Around.class).book();
        Optional<RuleSet> rules = book.find(id);
        if (rules.isEmpty()) {
            reading.problems()
                    .error(
                            "E952",
                            at,
                            "The rule set \"" + Visible.shortened(id) + "\" is not installed.",
                            Nearest.suggestion(id, book.ids()));
        }
        return rules;
    }

    /** The rules, which must be those under which the match was recorded. */
    private static RuleSet rules(Fields in) {
        RuleSet installed = in.get(ID).value();
        int revision = in.get(REVISION).value();
        int now = installed.about().revision();
        if (revision != now) {
            in.error(
                    "E953",
                    REVISION,
                    "The match was played under revision " + revision + " of " + installed.id() + "; installed is "
                            + now + ", and its moves may come to something else.",
                    "Write " + now + " to play it under the rules as they are now.");
        }
        return installed;
    }

    private static Field<String> player(Side side) {
        Shape<String> name = Shapes.text()
                .checked(MatchShape::isName)
                .as(String::strip)
                .with("maxLength", LONGEST_NAME)
                .with("pattern", "\\S");
        return Field.optional(side.id(), name, "");
    }

    private static boolean isName(String name, JsonValue at, Reading reading) {
        boolean is = !name.isBlank() && name.length() <= LONGEST_NAME;
        if (!is) {
            reading.problems()
                    .error(
                            "E954",
                            at,
                            "A player's name has 1 to " + LONGEST_NAME + " characters.",
                            "Shorten it, or leave it out.");
        }
        return is;
    }

    private static Optional<List<Shape.Placed<Move>>> moves(JsonValue value, Reading reading) {
        if (!(value instanceof JsonArray array)) {
            reading.problems().error("E011", value, "This must be a list, not " + value.kind() + ".", "Write [ … ].");
            return Optional.empty();
        }
        if (array.values().size() > MOST_MOVES) {
            reading.problems()
                    .error(
                            "E955",
                            value,
                            "The match has " + array.values().size() + " moves; at most " + MOST_MOVES + " are read.",
                            "Leave out the last ones.");
            return Optional.empty();
        }
        List<Shape.Placed<Move>> moves = new ArrayList<>();
        array.values().forEach(each -> MOVE.placed().read(each, reading).ifPresent(moves::add));
        return Optional.of(moves);
    }

    private static Optional<Move> move(String name, JsonValue at, Reading reading) {
        RuleSet rules = reading.context(OnBoard.class).rules();
        Optional<Move> move = Move.parse(name).filter(m -> rules.layout().contains(m.from()));
        if (move.isEmpty()) {
            int houses = rules.layout().houses();
            reading.problems()
                    .error(
                            "E216",
                            at,
                            "\"" + Visible.shortened(name) + "\" is not a house of this board.",
                            AnswerSpelling.suggestion(AnswerSpelling.house(name, rules.layout())
                                            .map(house -> house.name()))
                                    + "Houses are S1 to S" + houses + " and N1 to N" + houses + ".");
        }
        return move;
    }
}
