package papan.json.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.chart.ChartText;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.json.match.ChartWriter;
import papan.json.match.PositionWriter;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.script.Highlight;
import papan.model.Direction;
import papan.model.Place;
import papan.model.Position;
import papan.narration.Narrator;
import papan.rules.ClauseId;
import papan.rules.Key;

/** Blocks of a page as JSON, as {@link Block} says them; what of them is written in another way. They are never read. */
final class BlockShapes {
    private static final Shape<Highlight> HIGHLIGHT = LessonWords.ALL.of(Highlight.class);

    private static final ObjectShape<Block.Board> BOARD = ObjectShape.ofWritten(
            "A board.",
            Field.required("position", PositionWriter.SHAPE.named("position"), "What lies where.")
                    .from(Block.Board::position),
            Field.required(
                            "direction",
                            Shapes.words(Direction.class, Direction::id),
                            "Which way seeds go, if nobody chooses another. A store lies beyond the last house of its row,"
                                    + " or before the first one where seeds go clockwise.")
                    .from(board -> board.sowing().direction()),
            Field.required("oneWay", Shapes.flag(), "Whether they always go that way.")
                    .from(board -> board.oneWay().isPresent()),
            Field.required("marks", Shapes.list(HIGHLIGHT), "What is pointed at.")
                    .from(Block.Board::marks),
            Field.optional(
                            "ways",
                            Shapes.list(Shapes.list(Shapes.text())),
                            "Ways of hands that are drawn, each with the place where it lifts and those that get a seed;"
                                    + " left out where there are none.")
                    .fromOptional(BlockShapes::ways),
            Field.required("known", Shapes.flag(), "Whether it is as the last one that was shown.")
                    .from(Block.Board::known));

    private static final ObjectShape<Block.Asked> ASKED = ObjectShape.ofWritten(
            "A question.",
            text("question", "What is asked.").from(Block.Asked::question),
            Field.required("form", Shapes.words(AnswerForm.class, Key::of), "How it is answered.")
                    .from(Block.Asked::form),
            Field.required(
                            "options",
                            Shapes.list(new Vocabulary(Key::of).of(Block.Asked.Option.class)),
                            "What may be answered; empty where nothing is chosen from a list.")
                    .from(Block.Asked::listed),
            text("how", "How an answer is typed; may be empty.").from(Block.Asked::how));

    private static final ObjectShape<Block.Ruling> RULING = ObjectShape.ofWritten(
            "The ruling that decides.",
            lines("places", "The places that it is about.").from(BlockShapes::places),
            text("title", "What came of it.").from(Block.Ruling::title),
            text("clause", "The rule in a sentence.").from(Block.Ruling::clause),
            lines("because", "Why it applies.").from(Block.Ruling::because),
            lines("whyNot", "Why no other does.").from(Block.Ruling::whyNot));

    private static final Vocabulary BLOCKS = new Vocabulary(Key::of)
            .with(Block.Board.class, BOARD)
            .with(Block.Asked.class, ASKED)
            .with(Block.Ruling.class, RULING)
            .with(Highlight.class, HIGHLIGHT)
            .with(Position.class, PositionWriter.SHAPE.named("position"))
            .with(ClauseId.class, Shapes.words(ClauseId.class, ClauseId::id));

    private BlockShapes() {}

    /**
     * Any block.
     *
     * @param words in which charts are told
     */
    static Shape<Block> any(ChartText words) {
        ObjectShape<Block.Charted> charted = ObjectShape.ofWritten(
                "A chart.",
                Field.required("chart", ChartWriter.SHAPE.named("chart"), "Its words and numbers.")
                        .from(block -> new ChartWriter.Told(block.chart(), block.cursor(), words)));
        return BLOCKS.union(Block.class, Map.of("chart", charted)).named("block");
    }

    private static List<String> places(Block.Ruling ruling) {
        return Narrator.caption(ruling.event()).spotlight().stream()
                .map(Place::name)
                .sorted()
                .toList();
    }

    private static Field<String> text(String name, String description) {
        return Field.required(name, Shapes.text(), description);
    }

    private static Field<List<String>> lines(String name, String description) {
        return Field.required(name, Shapes.list(Shapes.text()), description);
    }

    private static Optional<List<List<String>>> ways(Block.Board board) {
        return Optional.of(board.ways().stream()
                        .map(way -> way.places().stream().map(Place::name).toList())
                        .toList())
                .filter(ways -> !ways.isEmpty());
    }
}
