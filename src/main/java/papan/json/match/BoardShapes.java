package papan.json.match;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.AnswerSpelling;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Side;

/** What positions and lessons say of a board: sides, numbers of seeds, and its houses. */
public final class BoardShapes {
    /** The most seeds that are written in one place. */
    public static final int MAX_SEEDS = 999;

    /** A player. */
    public static final Shape<Side> SIDE = Shapes.words(Side.class, Side::id).named("side");
    /** How many seeds. */
    public static final Shape<Integer> SEEDS = Shapes.whole(0, MAX_SEEDS).named("seeds");
    /** A house of the board that is read. */
    public static final Shape<House> HOUSE =
            Shapes.text("^[SN][1-9][0-9]?$", BoardShapes::house).named("house");
    /** A move on the board that is read. */
    public static final Shape<Move> MOVE =
            Shapes.text("^[SN][1-9][0-9]?(:(cw|acw))?$", BoardShapes::move, Move::toString);

    private BoardShapes() {}

    /** An object with something of each player, or of one of them. */
    public static <T> ObjectShape<Map<Side, T>> bySide(Field<T> south, Field<T> north) {
        return ObjectShape.each(new TreeMap<>(Map.of(Side.SOUTH, south, Side.NORTH, north)));
    }

    /** A house of this board by its name. */
    public static Optional<House> house(String name, JsonValue at, Reading reading) {
        return onBoard(name, House.parseHouse(name), house -> house, at, reading);
    }

    private static Optional<Move> move(String name, JsonValue at, Reading reading) {
        return onBoard(name, Move.parse(name), Move::from, at, reading);
    }

    /** What a name stands for; a problem if its house is none of this board's. */
    private static <T> Optional<T> onBoard(
            String name, Optional<T> named, Function<T, House> house, JsonValue at, Reading reading) {
        Layout layout = reading.context(OnBoard.class).rules().layout();
        Optional<T> found = named.filter(it -> layout.contains(house.apply(it)));
        if (found.isEmpty()) {
            int n = layout.houses();
            reading.problems()
                    .error(
                            "E216",
                            at,
                            "\"" + Visible.shortened(name) + "\" is not a house of this board.",
                            AnswerSpelling.suggestion(
                                            AnswerSpelling.house(name, layout).map(House::name)) + "Houses are S1 to S"
                                    + n + " and N1 to N" + n + ".");
        }
        return found;
    }
}
