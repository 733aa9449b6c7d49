package papan.json.rules;

import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.model.Layout;
import papan.rules.Board;
import papan.rules.Setup;

/** The board of a rule set, and what lies on it when a match begins. */
final class BoardShape {
    private static final int MOST_SEEDS = 99;

    private static final Field<List<Integer>> SOUTH = row("south");
    private static final Field<List<Integer>> NORTH = row("north");
    private static final Shape<Setup.Custom> CUSTOM = ObjectShape.of(
                    "",
                    in -> new Setup.Custom(in.get(SOUTH), in.get(NORTH)),
                    SOUTH.from(Setup.Custom::south),
                    NORTH.from(Setup.Custom::north))
            .with("required", List.of(SOUTH.name(), NORTH.name()));
    private static final Shape<Integer> SEEDS = Shapes.whole(1, MOST_SEEDS);
    private static final Field<Setup> SETUP = Field.required(
            "setup",
            OneOf.shape(
                    "R111",
                    "Say uniform, alternate or custom: one of the three.",
                    List.of(
                            OneOf.way(
                                    "uniform",
                                    Setup.Uniform.class,
                                    SEEDS.as(Setup.Uniform::new, Setup.Uniform::seeds),
                                    "The same number in every house."),
                            OneOf.way(
                                    "alternate",
                                    Setup.Alternate.class,
                                    SEEDS.as(Setup.Alternate::new, Setup.Alternate::seeds),
                                    "The same number in every other house of the ring, beginning with S1."),
                            OneOf.way("custom", Setup.Custom.class, CUSTOM, "Every house by itself."))),
            "The seeds in the houses at the start.");
    private static final Field<Integer> HOUSES = Field.required(
            "housesPerSide", Shapes.whole(Layout.MIN_HOUSES, Layout.MAX_HOUSES), "How many houses each row has.");
    private static final Field<Integer> IN_EACH_STORE =
            Field.optional("inEachStore", Shapes.whole(0, MOST_SEEDS), 0, "The seeds in each store at the start.");

    static final Field<Board> BOARD = Field.optional(
            "board",
            ObjectShape.of(
                    "",
                    BoardShape::board,
                    HOUSES.from(board -> board.layout().houses()),
                    SETUP.from(Board::setup),
                    IN_EACH_STORE.from(Board::inEachStore)),
            "The board and what lies on it at the start.");

    private BoardShape() {}

    private static Field<List<Integer>> row(String side) {
        return Field.optional(
                side, Shapes.list(Shapes.whole(0, MOST_SEEDS)), List.of(), "Its row, from its owner's left.");
    }

    private static Board board(Fields in) {
        Layout layout = new Layout(in.get(HOUSES));
        try {
            return new Board(layout, in.get(SETUP), in.get(IN_EACH_STORE));
        } catch (IllegalArgumentException e) {
            in.error("R110", "The set-up does not fit the board: " + e.getMessage() + ".", "");
            return in.need(Optional.empty());
        }
    }
}
