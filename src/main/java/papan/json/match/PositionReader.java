package papan.json.match;

import static papan.json.match.BoardShapes.HOUSE;
import static papan.json.match.BoardShapes.SEEDS;
import static papan.json.match.BoardShapes.SIDE;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Reads positions, as the trace contract writes them, for the board of one rule set. */
public final class PositionReader {
    private static final int MAX_ROUND = 9999;

    private static final Field<List<Integer>> SOUTH =
            row(Side.SOUTH, "South's houses from South's own left: the first number is S1.");
    private static final Field<List<Integer>> NORTH = row(
            Side.NORTH,
            "North's houses from North's own left: the first number is N1, so the row reads the other way round than it"
                    + " looks on the screen.");
    private static final Field<Integer> IN_SOUTH = Field.required(Side.SOUTH.id(), SEEDS, "");
    private static final Field<Integer> IN_NORTH = Field.required(Side.NORTH.id(), SEEDS, "");
    private static final Field<Map<Side, Integer>> STORES = Field.required(
                    "stores", BoardShapes.bySide(IN_SOUTH, IN_NORTH), "Seeds in the stores.")
            .or(Map.of());
    private static final Field<Side> MOVER = Field.required("mover", SIDE, "Whose move it is.");
    private static final Field<List<Shape.Placed<House>>> BURNT =
            Field.optional("burnt", Shapes.list(HOUSE.placed()), List.of(), "Houses out of play; they must be empty.");
    private static final Field<Integer> ROUND =
            Field.optional("round", Shapes.whole(1, MAX_ROUND), 1, "Number of the round.");
    private static final Field<Boolean> PARTIAL = Field.optional(
            "partial", Shapes.flag(), false, "true if there are fewer or more seeds than the rule set plays with.");
    private static final Field<Direction> DIRECTION = Field.optional(
            "direction",
            Shapes.words(Direction.class, Direction::id),
            "The direction that was chosen, where players choose it.");
    private static final Field<Side> CHOOSER =
            Field.optional("directionBy", SIDE, Side.SOUTH, "Who chose the direction.");
    private static final Field<Boolean> BONUS = Field.optional(
            "bonus", Shapes.flag(), false, "Whether the player to move has earned this move with the one before.");

    /** A position on the board that is read. */
    public static final Shape<Position> SHAPE = ObjectShape.<Position>of(
            "Seeds in every place.",
            PositionReader::position,
            SOUTH,
            NORTH,
            STORES,
            MOVER,
            BURNT,
            ROUND,
            PARTIAL,
            DIRECTION,
            CHOOSER,
            BONUS);

    private PositionReader() {}

    /** Reads a position that makes up a whole text. */
    public static Position read(String text, String file, RuleSet rules) throws FormatException {
        Problems problems = new Problems(file);
        Optional<Position> position = read(JsonTree.read(text, file), rules, problems);
        problems.throwIfAny();
        return position.orElseThrow();
    }

    /** Reads a position on a rule set's board; empty, with problems noted, if it is not one. */
    public static Optional<Position> read(JsonValue value, RuleSet rules, Problems problems) {
        return SHAPE.read(value, new Reading(problems, (OnBoard) () -> rules));
    }

    private static Field<List<Integer>> row(Side side, String description) {
        return Field.required(
                side.id(),
                Shapes.list(SEEDS.or(0))
                        .checked((row, at, reading) -> hasAllHouses(side, (JsonArray) at, reading))
                        .with("minItems", 1),
                description);
    }

    /** Whether a row has a number for each house; a problem if not. */
    public static boolean hasAllHouses(Side side, JsonArray row, Reading reading) {
        RuleSet rules = reading.context(OnBoard.class).rules();
        int houses = rules.layout().houses();
        if (row.values().size() != houses) {
            reading.problems()
                    .error(
                            "E211",
                            row,
                            side.id() + " has " + row.values().size() + " numbers; " + rules.id() + " has " + houses
                                    + " houses a side.",
                            "");
        }
        return row.values().size() == houses;
    }

    private static Position position(Fields in) {
        Layout layout = in.context(OnBoard.class).rules().layout();
        int[] cells = new int[layout.places()];
        fill(cells, in.find(SOUTH), 0);
        fill(cells, in.find(NORTH), layout.houses());
        for (Side side : Side.values()) {
            cells[layout.store(side.index())] = in.get(STORES).getOrDefault(side, 0);
        }
        int burnt = burnt(in, layout, cells);
        in.get(SOUTH);
        in.get(NORTH);
        Position bare =
                Position.of(layout, cells, burnt, in.get(MOVER), in.get(ROUND)).withBonus(in.get(BONUS));
        Position position = in.find(DIRECTION)
                .map(direction -> bare.withDirection(in.get(CHOOSER), direction))
                .orElse(bare);
        if (!in.get(PARTIAL)) {
            checkTotal(in, position);
        }
        return position;
    }

    private static void fill(int[] cells, Optional<List<Integer>> row, int from) {
        row.ifPresent(seeds -> {
            for (int i = 0; i < seeds.size(); i++) {
                cells[from + i] = seeds.get(i);
            }
        });
    }

    private static int burnt(Fields in, Layout layout, int[] cells) {
        int mask = 0;
        for (Shape.Placed<House> house : in.get(BURNT)) {
            int index = layout.indexOf(house.value());
            mask |= 1 << index;
            if (cells[index] > 0) {
                in.reading()
                        .problems()
                        .error(
                                "E213",
                                house.at(),
                                house.value() + " is burnt but holds " + cells[index] + " seeds.",
                                "A burnt house is empty.");
            }
        }
        return mask;
    }

    private static void checkTotal(Fields in, Position position) {
        RuleSet rules = in.context(OnBoard.class).rules();
        int total = rules.board().total();
        if (position.total() != total) {
            in.error(
                    "E212",
                    "The position holds " + position.total() + " seeds; " + rules.id() + " is played with " + total
                            + ".",
                    "Correct the numbers, or write \"partial\": true.");
        }
    }
}
