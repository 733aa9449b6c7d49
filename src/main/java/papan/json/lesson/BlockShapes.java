package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import papan.chart.ChartText;
import papan.event.BoardEvent;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.json.match.ChartWriter;
import papan.json.match.PositionWriter;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.lesson.play.ComparisonLine;
import papan.lesson.play.Trial;
import papan.model.Direction;
import papan.model.Place;
import papan.narration.DecisionTable;
import papan.narration.Narrator;
import papan.rules.ClauseId;
import papan.rules.Key;

/** What each kind of block of a page looks like as JSON. They are written and never read. */
final class BlockShapes {
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
            flag(
                    "oneWay",
                    "Whether they always go that way.",
                    board -> board.oneWay().isPresent()),
            Field.required("marks", Shapes.list(SayingShapes.HIGHLIGHT), "What is pointed at.")
                    .from(Block.Board::marks),
            Field.optional(
                            "ways",
                            Shapes.list(Shapes.list(Shapes.text())),
                            "Ways of hands that are drawn, each with the place where it lifts and those that get a seed;"
                                    + " left out where there are none.")
                    .fromOptional(BlockShapes::ways),
            flag("known", "Whether it is as the last one that was shown.", Block.Board::known));

    private static final Shape<Block.Compared.Entry> ENTRY = ObjectShape.ofWritten(
                    "One of several boards.",
                    text("label", "What it is called.", Block.Compared.Entry::label),
                    text("moves", "What is chosen on it, as moves are written.", Block.Compared.Entry::moves),
                    Field.required("board", BOARD.named("board"), "The board as it is then.")
                            .from(Block.Compared.Entry::board),
                    Field.optional("last", Shapes.text(), "What happened on it last; left out if nothing did.")
                            .fromOptional(Block.Compared.Entry::last),
                    Field.optional("rule", Shapes.text(), "The rule that decided it; left out where none did.")
                            .fromOptional(Block.Compared.Entry::rule),
                    Field.optional("soFar", Shapes.list(Shapes.text()), "What was decided on it so far.")
                            .fromOptional(BlockShapes::soFar))
            .named("comparedBoard");

    private static final Shape<ComparisonLine> EXPLAINED_LINE = ObjectShape.ofWritten(
                    "A line of what is said about two boards.",
                    Field.required("part", Shapes.words(ComparisonLine.Part.class, Key::of), "What it says.")
                            .from(ComparisonLine::part),
                    text("text", "What is read.", ComparisonLine::text),
                    Field.optional("clause", Shapes.words(ClauseId.class, ClauseId::id), "The clause it is about.")
                            .fromOptional(ComparisonLine::clause))
            .named("explainedLine");

    private static final Shape<Block.Asked.Option> OPTION = ObjectShape.ofWritten(
                    "Something that may be answered.",
                    text("id", "How an answer names it.", Block.Asked.Option::id),
                    text("label", "What is read.", Block.Asked.Option::label),
                    Field.required(
                                    "mark",
                                    Shapes.words(Block.Asked.Mark.class, Key::of),
                                    "right or wrong: it was chosen; missed: it would have been right; open: nobody knows"
                                            + " yet.")
                            .from(Block.Asked.Option::mark))
            .named("option");

    private static final Shape<Block.Ended.Open> OPEN = ObjectShape.ofWritten(
                    "A step to come back to.",
                    text("step", "Its id.", Block.Ended.Open::step),
                    text("title", "What it is called.", Block.Ended.Open::title),
                    text("invitation", "The words that invite to it.", Block.Ended.Open::invitation))
            .named("openStep");

    private static final Shape<Block.Ended.Goal> GOAL = ObjectShape.ofWritten(
                    "A goal of the lesson.",
                    text("text", "What a learner can do.", Block.Ended.Goal::text),
                    flag("shown", "Whether the learner has shown it.", Block.Ended.Goal::shown),
                    Field.required("open", Shapes.list(OPEN), "Its questions to come back to.")
                            .from(Block.Ended.Goal::open))
            .named("reachedGoal");

    private static final ObjectShape<Block.Ended> ENDED = ObjectShape.ofWritten(
            "What a learner takes along, after the last step.",
            Field.required("goals", Shapes.list(GOAL), "The goals of the lesson.")
                    .from(Block.Ended::goals),
            text("atFirst", "How many answers were right at the first try; may be empty.", Block.Ended::atFirst),
            text("keep", "The rule to remember; may be empty.", Block.Ended::keep),
            text("saying", "A word of the players; may be empty.", Block.Ended::saying),
            Field.required("open", Shapes.list(OPEN), "What there is to come back to.")
                    .from(Block.Ended::open));

    private static final ObjectShape<Block.Asked> ASKED = ObjectShape.ofWritten(
            "A question.",
            text("question", "What is asked.", Block.Asked::question),
            Field.required("form", Shapes.words(AnswerForm.class, Key::of), "How it is answered.")
                    .from(Block.Asked::form),
            Field.required(
                            "options",
                            Shapes.list(OPTION),
                            "What may be answered; empty where nothing is chosen from a list.")
                    .from(Block.Asked::listed),
            text("how", "How an answer is typed; may be empty.", Block.Asked::how));

    private static final Shape<Block.Tried.Aim> AIM = ObjectShape.ofWritten(
                    "",
                    text("text", "What it is.", Block.Tried.Aim::text),
                    flag("reached", "Whether it has been.", Block.Tried.Aim::reached))
            .named("aim");

    private static final ObjectShape<Block.Tried> TRIED = ObjectShape.ofWritten(
            "A goal that is to be reached by moves.",
            text("task", "What the author asks for; may be empty.", Block.Tried::task),
            text("sentence", "What is to be reached, or that it is.", Block.Tried::sentence),
            text("refused", "Why the house chosen last cannot be sown; may be empty.", Block.Tried::refused),
            Field.required("outcome", Shapes.words(Trial.Outcome.class, Key::of), "How it stands with it.")
                    .from(Block.Tried::outcome),
            Field.required("aims", Shapes.list(AIM), "What is worth bringing about on the way.")
                    .from(Block.Tried::aims));

    private static final ObjectShape<Block.Judged> JUDGED = ObjectShape.ofWritten(
            "Whether an answer is right.",
            flag("correct", "Whether it is.", Block.Judged::correct),
            text("given", "What was answered, in words.", Block.Judged::given),
            text("gap", "How far a line that was drawn is from the true one; may be empty.", Block.Judged::gap),
            lines("feedback", "What is said to it, line by line.", Block.Judged::feedback));

    private static final ObjectShape<Block.Answer> ANSWER = ObjectShape.ofWritten(
            "The right answer, or an expert's where nothing is right or wrong.",
            text("sentence", "The answer.", Block.Answer::sentence),
            lines("why", "What the author says to it, line by line.", Block.Answer::why));

    private static final ObjectShape<Block.Ruling> RULING = ObjectShape.ofWritten(
            "The ruling that decides.",
            lines("places", "The places that it is about.", ruling -> places(ruling.event())),
            text("title", "What came of it.", Block.Ruling::title),
            text("clause", "The rule in a sentence.", Block.Ruling::clause),
            lines("because", "Why it applies.", Block.Ruling::because),
            lines("whyNot", "Why no other does.", Block.Ruling::whyNot));

    private static final Shape<DecisionTable.Line> CASE_LINE = ObjectShape.ofWritten(
                    "Something that a last seed can meet, and what comes of it.",
                    text("text", "What is read.", DecisionTable.Line::text),
                    Field.required(
                                    "standing",
                                    Shapes.words(DecisionTable.Standing.class, Key::of),
                                    "passed: it was looked at and did not fit; decides: it fits; open: nobody has to look at"
                                            + " it any more.")
                            .from(DecisionTable.Line::standing),
                    text("fact", "What ruled it out; empty if it was not passed.", DecisionTable.Line::fact))
            .named("caseLine");

    private static final ObjectShape<Block.Cases> CASES = ObjectShape.ofWritten(
            "All that a last seed can meet: the first line that fits decides.",
            text("note", "How it is read.", Block.Cases::note),
            Field.required("lines", Shapes.list(CASE_LINE), "From top to bottom.")
                    .from(Block.Cases::lines));

    private BlockShapes() {}

    /**
     * Any block.
     *
     * @param words in which charts are told
     */
    static Shape<Block> any(ChartText words) {
        return new UnionShape<>(
                        "kind",
                        "What kind of block it is.",
                        kinds(words),
                        "block",
                        block -> block.accept(new BlockWord()),
                        (word, at, reading) -> {})
                .named("block");
    }

    /** All kinds, by their {@linkplain BlockWord words}, in the order in which a reader is likely to meet them. */
    private static Map<String, ObjectShape<? extends Block>> kinds(ChartText words) {
        Map<String, ObjectShape<? extends Block>> kinds = new LinkedHashMap<>();
        kinds.put("said", ObjectShape.ofWritten("A paragraph.", text("text", "What is said.", Block.Said::text)));
        kinds.put(
                "told",
                ObjectShape.ofWritten(
                        "What happens on the board.", lines("sentences", "One after another.", Block.Told::sentences)));
        kinds.put("board", BOARD);
        kinds.put(
                "compared",
                ObjectShape.ofWritten(
                        "Boards on which the same moves are made.",
                        Field.required("boards", Shapes.list(ENTRY), "The boards.")
                                .from(Block.Compared::boards)));
        kinds.put(
                "look",
                ObjectShape.ofWritten(
                        "What is to be looked for on compared boards.",
                        text("question", "What is asked.", Block.Look::question),
                        flag(
                                "points",
                                "Whether it is answered by a place in which the boards differ now.",
                                Block.Look::points)));
        kinds.put(
                "explained",
                ObjectShape.ofWritten(
                        "Why compared boards differ, or are alike.",
                        Field.required("lines", Shapes.list(EXPLAINED_LINE), "One after another.")
                                .from(Block.Explained::lines)));
        kinds.put(
                "chart",
                ObjectShape.ofWritten(
                        "A chart.",
                        Field.required("chart", ChartWriter.SHAPE.named("chart"), "Its words and numbers.")
                                .from((Block.Charted block) ->
                                        new ChartWriter.Told(block.chart(), block.cursor(), words))));
        kinds.put("asked", ASKED);
        kinds.put("tried", TRIED);
        kinds.put("judged", JUDGED);
        kinds.put("answer", ANSWER);
        kinds.put("ruling", RULING);
        kinds.put("cases", CASES);
        kinds.put(
                "hint",
                ObjectShape.ofWritten(
                        "A rung of the ladder of help.",
                        Field.required("number", Shapes.whole(1, Integer.MAX_VALUE), "Which one, from 1.")
                                .from(Block.Hinted::number),
                        text("text", "What is said.", Block.Hinted::text)));
        kinds.put(
                "cited",
                ObjectShape.ofWritten(
                        "Where statements about the world are from.",
                        text("title", "What asks for it.", Block.Cited::title),
                        lines("lines", "What each source says.", Block.Cited::lines)));
        kinds.put("ended", ENDED);
        return kinds;
    }

    private static List<String> places(BoardEvent event) {
        return Narrator.caption(event).spotlight().stream()
                .map(Place::name)
                .sorted()
                .toList();
    }

    private static <P> Part<P> text(String name, String description, Function<P, String> get) {
        return Field.required(name, Shapes.text(), description).from(get);
    }

    private static <P> Part<P> lines(String name, String description, Function<P, List<String>> get) {
        return Field.required(name, Shapes.list(Shapes.text()), description).from(get);
    }

    private static <P> Part<P> flag(String name, String description, Function<P, Boolean> get) {
        return Field.required(name, Shapes.flag(), description).from(get);
    }

    private static Optional<List<String>> soFar(Block.Compared.Entry board) {
        return Optional.of(board.soFar()).filter(rulings -> !rulings.isEmpty());
    }

    private static Optional<List<List<String>>> ways(Block.Board board) {
        return Optional.of(board.ways().stream()
                        .map(way -> way.places().stream().map(Place::name).toList())
                        .toList())
                .filter(ways -> !ways.isEmpty());
    }
}
