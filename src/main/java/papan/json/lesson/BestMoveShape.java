package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Question;
import papan.model.Move;

/** The question which move is the best. */
final class BestMoveShape {
    private static final int MAX_WITHIN = 98;

    private static final Field<Optional<List<Move>>> ANSWER = LessonShapes.answer(
            Shapes.<List<Move>>listOr(Shapes.list(LessonShapes.MOVE), LessonShapes.MOVE.as(List::of)),
            "\"auto\", a house, or a list of houses.");
    private static final Field<Question.Worth> BY = Field.optional(
            "by",
            Shapes.words(
                    new TreeMap<>(Map.of("storeGain", Question.Worth.STORE_GAIN, "search", Question.Worth.SEARCH))),
            "storeGain: seeds in the store at once; search: the margin as far as is looked ahead.");
    private static final Field<Integer> DEPTH = Field.optional(
            "depth", Shapes.whole(1, Question.BestMove.MAX_DEPTH), "How many moves a search looks ahead.");
    private static final Field<Integer> WITHIN = Field.optional(
            "within", Shapes.whole(0, MAX_WITHIN), 0, "By how many seeds a move may be worse and still be right.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
                    "Which move is the best.",
                    "{ 'type': 'bestMove' }",
                    BestMoveShape::question,
                    ASKED,
                    ANSWER,
                    BY,
                    DEPTH,
                    WITHIN)
            .with(
                    "if",
                    Shapes.keywords("properties", Map.of("by", Map.of("const", "search")), "required", List.of("by")))
            .with("then", Map.of("required", List.of("depth")))
            .with("else", Map.of("properties", Map.of("depth", false)));

    private BestMoveShape() {}

    private static Question question(Fields in) {
        List<Move> stated = in.get(ANSWER).orElse(List.of());
        Optional<Question.Worth> by = in.find(BY);
        boolean searches = by.equals(Optional.of(Question.Worth.SEARCH));
        if (in.has(DEPTH) && !searches) {
            in.error("E821", DEPTH, "Only a search looks ahead.", "Write \"by\": \"search\", or leave \"depth\" out.");
        }
        if (searches) {
            in.in().required("depth");
        }
        Optional<Question.Worth> why = by.isEmpty() && stated.isEmpty() ? Optional.of(Question.Worth.STORE_GAIN) : by;
        return new Question.BestMove(in.get(ASKED), why, in.find(DEPTH).orElse(1), in.get(WITHIN), stated);
    }
}
