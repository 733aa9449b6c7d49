package papan.json.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.model.Direction;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Writes positions as the trace contract orders their keys. */
public final class PositionWriter {
    private static final Shape<Integer> SEEDS = Shapes.whole(0, Integer.MAX_VALUE);
    private static final Shape<Side> SIDE = Shapes.words(Side.class, Side::id);
    private static final Shape<Map<Side, Integer>> OF_EACH =
            BoardShapes.bySide(Field.required(Side.SOUTH.id(), SEEDS, ""), Field.required(Side.NORTH.id(), SEEDS, ""));

    public static final ObjectShape<Position> SHAPE = ObjectShape.ofWritten(
            "Where all seeds are.",
            row(Side.SOUTH),
            row(Side.NORTH),
            Field.required("stores", OF_EACH, "The seeds in the stores.").from(position -> ofEach(position::inStore)),
            Field.optional("hands", OF_EACH, "The seeds in hands; left out if there are none.")
                    .fromOptional(position -> Optional.of(ofEach(position::inHand))
                            .filter(hands -> hands.values().stream().anyMatch(seeds -> seeds > 0))),
            Field.required("mover", SIDE, "Who moves next.").from(Position::toMove),
            Field.required("burnt", Shapes.list(Shapes.text()), "The houses that are burnt.")
                    .from(position -> position.burnt().stream().map(House::name).toList()),
            Field.required("round", Shapes.whole(1, Integer.MAX_VALUE), "The round, from 1.")
                    .from(Position::round),
            Field.optional("direction", Shapes.words(Direction.class, Direction::id), "Which way has been chosen.")
                    .fromOptional(Position::chosenDirection),
            Field.optional("directionBy", SIDE, "Who has chosen it.")
                    .fromOptional(position -> position.chosenDirection()
                            .map(any -> position.directionChooser().orElse(Side.SOUTH))),
            Field.optional("bonus", Shapes.flag(), false, "Whether the mover has earned this turn.")
                    .unlessUsual(Position::isBonus));

    private PositionWriter() {}

    /** A position as its reader takes it: by these rules, or with other seeds than theirs. */
    public static Map<String, Object> whole(Position position, RuleSet rules) {
        Map<String, Object> all = SHAPE.written(position);
        if (position.total() != rules.board().total()) {
            all.put("partial", true);
        }
        return all;
    }

    private static Part<Position> row(Side side) {
        Field<List<Integer>> row =
                Field.required(side.id(), Shapes.list(SEEDS), "The seeds in the player's houses, from the first.");
        return row.from(position ->
                position.layout().row(side).stream().map(position::seedsIn).toList());
    }

    private static Map<Side, Integer> ofEach(Function<Side, Integer> seeds) {
        return Map.of(Side.SOUTH, seeds.apply(Side.SOUTH), Side.NORTH, seeds.apply(Side.NORTH));
    }
}
