package papan.json.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    public static final ObjectShape<Position> SHAPE = ObjectShape.ofWritten(
            "Where all seeds are.",
            row(Side.SOUTH),
            row(Side.NORTH),
            Field.required("stores", bySide(Position::inStore), "The seeds in the stores.")
                    .from(position -> position),
            Field.optional("hands", bySide(Position::inHand), "The seeds in hands; left out if there are none.")
                    .fromOptional(position -> Optional.of(position).filter(PositionWriter::hasHands)),
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
        Map<String, Object> all = new LinkedHashMap<>();
        ((Map<?, ?>) SHAPE.written(position)).forEach((field, value) -> all.put(String.valueOf(field), value));
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

    private static boolean hasHands(Position position) {
        return position.inHand(Side.SOUTH) + position.inHand(Side.NORTH) > 0;
    }

    /** How many seeds each player has. */
    private interface Count {
        int of(Position position, Side side);
    }

    private static Shape<Position> bySide(Count count) {
        return ObjectShape.ofWritten("", of(Side.SOUTH, count), of(Side.NORTH, count));
    }

    private static Part<Position> of(Side side, Count count) {
        return Field.required(side.id(), SEEDS, "").from(position -> count.of(position, side));
    }
}
