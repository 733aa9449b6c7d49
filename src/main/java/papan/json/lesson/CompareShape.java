package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.Ids;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.Expectation;
import papan.lesson.script.From;
import papan.lesson.script.LessonMove;
import papan.lesson.script.RulesName;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Move;
import papan.replay.Pairing;

/** Steps that compare boards. */
final class CompareShape {
    private static final String ID_PATTERN = "[A-Za-z][A-Za-z0-9-]{0,39}";
    private static final Pattern IDS = Pattern.compile(ID_PATTERN);

    private static final Field<String> ID = Field.filled(
            "id",
            Shapes.text("^" + ID_PATTERN + "$", CompareShape::id)
                    .with("not", Map.of("enum", List.copyOf(ExpectShape.FIELDS)))
                    .named("boardId"),
            "Letters, digits and hyphens, a letter first, such as A or B.");
    private static final Field<String> LABEL =
            LessonShapes.text("label", "What the board is called; its rule set's name if left out.");
    private static final Field<From> POSITION = Field.optional(
                    "position", FromShapes.OF_BOARD, FromShapes.OF_BOARD_SAYS)
            .late();
    private static final Shape<LessonMove> CHOICE = Shapes.text("^[SN][1-9][0-9]?(cw|acw)?$", CompareShape::choice);
    private static final Field<List<LessonMove>> MOVES = Field.optional(
                    "moves",
                    Shapes.list(Shapes.<LessonMove>objectOr(MoveShapes.ACT.checked(CompareShape::isUnordered), CHOICE))
                            .with("maxItems", Step.Play.MAX_MOVES),
                    List.of(),
                    "Houses, a common opening, and what happens between two rounds, in order; those of the first board if"
                            + " left out.")
            .late();
    private static final Shape<Step.Compare.Board> BOARD = ObjectShape.<Step.Compare.Board>of(
                    "One of the boards that are compared.",
                    CompareShape::board,
                    ID,
                    BorrowedShape.RULES,
                    BorrowedShape.SWITCH,
                    BorrowedShape.SET,
                    LABEL,
                    POSITION,
                    MOVES)
            .with("not", BorrowedShape.BOTH)
            .named("board");
    private static final Shape<List<Step.Compare.Board>> EACH =
            Shapes.list(BOARD).with("minItems", Step.Compare.MIN_BOARDS).with("maxItems", Step.Compare.MAX_BOARDS);
    private static final Field<List<Step.Compare.Board>> BOARDS = Field.required(
                    "boards",
                    new Shape.Declared<>(CompareShape::boards, new Shape.OnlyRead<>(), EACH::schema),
                    "Two to four boards; the first is the one that the others are compared with.")
            .late();
    private static final Field<Expectation> EXPECT =
            Field.optional("expect", ExpectShape.OF_BOARDS, "").late();

    private CompareShape() {}

    /** Boards that are compared, as words of a lesson. */
    static void in(Vocabulary all, RecordShape<Step.Head> nowhere) {
        Map<String, Pairing> syncs = Ids.of(Pairing.class, Pairing::id);
        syncs.put("event", Pairing.CAUSE);
        all.with("sync", Shapes.words(syncs))
                .with("compared", nowhere.with("expect", EXPECT))
                .with("boards", in -> in.get(BOARDS), BOARDS)
                .lookingFirst("compare", CompareShape::together);
    }

    /** The boards are read first: what is expected may name them. */
    private static void together(Fields in) {
        LessonContext lesson = in.context(LessonContext.class).comparing(new ComparedBoards());
        in.find(BOARDS, lesson.reading());
        in.find(EXPECT, lesson.reading());
    }

    /** The boards; none if one of them cannot be used. */
    private static Optional<List<Step.Compare.Board>> boards(JsonValue value, Reading reading) {
        if (value instanceof JsonArray array) {
            int count = array.values().size();
            // So that expectations of a board can be read even where something is wrong with the board.
            LessonContext lesson = lesson(reading);
            array.values().stream()
                    .flatMap(board -> board.in("id").flatMap(JsonValue::asText).stream())
                    .forEach(id -> lesson.boards().byId.putIfAbsent(id, lesson));
            if (count < Step.Compare.MIN_BOARDS || count > Step.Compare.MAX_BOARDS) {
                reading.problems()
                        .error(
                                "E651",
                                value,
                                count == 1 ? "There is one board." : "There are " + count + " boards.",
                                "Compare " + Step.Compare.MIN_BOARDS + " to " + Step.Compare.MAX_BOARDS + ".");
                return Optional.empty();
            }
            return EACH.read(value, reading).filter(boards -> boards.size() == count);
        }
        return EACH.read(value, reading);
    }

    private static Step.Compare.Board board(Fields in) {
        LessonContext lesson = in.context(LessonContext.class);
        RulesName named = BorrowedShape.named(in);
        String id = in.get(ID);
        LessonContext own = lesson.with(in.need(named.in(lesson.book())));
        lesson.boards().byId.put(id, own);
        Optional<From> from = from(in, own, lesson.boards().first());
        List<LessonMove> moves = moves(in, own, lesson.boards().first());
        Step.Compare.Board board =
                new Step.Compare.Board(id, named.id(), named.set(), in.need(from), moves, in.get(LABEL));
        lesson.boards().read.add(board);
        return board;
    }

    private static Optional<String> id(String id, JsonValue at, Reading reading) {
        if (!IDS.matcher(id).matches()) {
            return refused(
                    "E103",
                    at,
                    "\"" + Visible.shortened(id) + "\" is not an id of a board.",
                    "It has letters, digits and hyphens, 40 at most, a letter first: \"A\".",
                    reading);
        }
        if (ExpectShape.FIELDS.contains(id)) {
            return refused(
                    "E657",
                    at,
                    "No board can be called \"" + id + "\": in \"expect\" the word has another meaning.",
                    "Call it \"A\" or \"B\".",
                    reading);
        }
        return lesson(reading).boards().call(id)
                ? Optional.of(id)
                : refused(
                        "E652",
                        at,
                        "Two boards are called \"" + id + "\".",
                        "Give each board of the step an id of its own.",
                        reading);
    }

    private static Optional<String> refused(String code, JsonValue at, String message, String fix, Reading reading) {
        reading.problems().error(code, at, message, fix);
        return Optional.empty();
    }

    /** Where a board begins: where it says, or where the first board does. */
    private static Optional<From> from(Fields in, LessonContext own, Optional<Step.Compare.Board> first) {
        Optional<From> begin = in.has(POSITION)
                ? in.find(POSITION, own.reading())
                : Optional.of(first.map(Step.Compare.Board::from).orElse(new From.Start()));
        if (begin.isPresent()
                && begin.get() instanceof From.Given given
                && !given.position().layout().equals(own.rules().layout())) {
            in.error(
                    "E654",
                    POSITION,
                    "The position has " + given.position().houses() + " houses a side; "
                            + own.rules().id() + " has " + own.rules().layout().houses() + ".",
                    "Compare boards of different sizes from \"start\".");
            return Optional.empty();
        }
        if (begin.isPresent()
                && first.filter(b -> !b.from().equals(begin.get())).isPresent()) {
            in.error(
                    "E655",
                    POSITION,
                    "This board begins elsewhere than board " + first.get().id() + ".",
                    "Leave \"position\" out: only the rules may differ.");
            return Optional.empty();
        }
        return begin;
    }

    /** The moves of a board: its own, or those of the first board. */
    private static List<LessonMove> moves(Fields in, LessonContext own, Optional<Step.Compare.Board> first) {
        if (!in.has(MOVES) && first.isPresent()) {
            return inRange(in, own, first.get().moves());
        }
        int written = in.at(MOVES) instanceof JsonArray array ? array.values().size() : 0;
        List<LessonMove> moves = in.find(MOVES, own.reading()).orElse(List.of());
        if (written == 0) {
            in.error("E656", "Nothing is played on this board.", "Write \"moves\": [\"S1\"].");
        } else if (written > Step.Play.MAX_MOVES) {
            String[] told = MoveShapes.tooMany();
            in.error(told[0], MOVES, told[1] + written + told[2], told[3]);
        } else if (moves.size() == written
                && first.filter(b -> !b.moves().equals(moves)).isPresent()) {
            in.error(
                    "E655",
                    MOVES,
                    "This board moves otherwise than board " + first.get().id() + ".",
                    "Leave \"moves\" out: only the rules may differ.");
        }
        return moves;
    }

    /** On boards that are compared hands act as the rules say: these are compared. */
    private static boolean isUnordered(LessonMove act, JsonValue at, Reading reading) {
        if (act instanceof LessonMove.Together together && together.order().isPresent()) {
            reading.problems()
                    .error(
                            "E516",
                            at,
                            "On boards that are compared seeds fall in the order of the rules.",
                            "Leave \"schedule\" out; another order is another clause \"first-move\".");
        }
        return true;
    }

    /** A direction may be named with the house where the rule set leaves it open. */
    private static Optional<LessonMove> choice(String name, JsonValue at, Reading reading) {
        LessonContext own = lesson(reading);
        return Move.parse(name)
                .filter(move -> move.direction().isPresent())
                .filter(move -> own.rules().layout().contains(move.from()))
                .or(() -> own.house(name, at).map(Move::new))
                .map(LessonMove.Choice::new);
    }

    /** The first board's moves as far as they name houses of this board; a problem for the first that does not. */
    private static List<LessonMove> inRange(Fields in, LessonContext own, List<LessonMove> moves) {
        moves.stream()
                .flatMap(CompareShape::houses)
                .filter(house -> !own.rules().layout().contains(house))
                .findFirst()
                .ifPresent(house -> own.house(house.name(), in.object()));
        return moves;
    }

    private static Stream<House> houses(LessonMove move) {
        if (move instanceof LessonMove.Choice choice) {
            return Stream.of(choice.move().from());
        }
        return move instanceof LessonMove.Together together
                ? together.choices().values().stream().flatMap(List::stream).map(Move::from)
                : Stream.empty();
    }
}
