package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;
import static papan.json.lesson.QuestionFields.MAYBE_LIFTED;
import static papan.json.lesson.QuestionFields.UP_TO;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shapes;
import papan.lesson.script.Question;
import papan.model.House;

/** The question how many seeds lie in each of several houses. */
final class FillCountsShape {
    private static final Field<List<House>> HOUSES = Field.required(
            "houses",
            Shapes.list(LessonShapes.HOUSE)
                    .checked(FillCountsShape::areEachOnce)
                    .with("minItems", 1)
                    .with("maxItems", Question.FillCounts.MAX_HOUSES),
            "Whose seeds are counted.");
    private static final Field<Optional<List<Integer>>> ANSWER =
            LessonShapes.answer(Shapes.list(LessonShapes.SEEDS), "\"auto\", or a count for each house.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "How many seeds lie in each of several houses.",
            "{ 'type': 'fillCounts', 'houses': ['S4', 'S5'], 'move': 'S3' }",
            FillCountsShape::question,
            ASKED,
            HOUSES,
            MAYBE_LIFTED,
            UP_TO,
            ANSWER);

    private FillCountsShape() {}

    private static boolean areEachOnce(List<House> houses, JsonValue at, Reading reading) {
        boolean bad = houses.isEmpty()
                || houses.size() > Question.FillCounts.MAX_HOUSES
                || new HashSet<>(houses).size() < houses.size();
        if (bad && houses.size() == ((JsonArray) at).values().size()) {
            reading.problems()
                    .error(
                            "E820",
                            at,
                            "These must be one to " + Question.FillCounts.MAX_HOUSES + " houses, each of them once.",
                            "Write \"houses\": [\"S1\", \"S2\"].");
        }
        return !houses.isEmpty();
    }

    private static Question question(Fields in) {
        List<House> houses = in.get(HOUSES);
        List<Integer> stated = in.get(ANSWER).orElse(List.of());
        if (!stated.isEmpty() && stated.size() != houses.size()) {
            in.error(
                    "E820",
                    ANSWER,
                    "These are " + stated.size() + " counts, not " + houses.size() + ".",
                    "Write one count for each house, or \"auto\".");
        }
        return new Question.FillCounts(in.get(ASKED), in.find(MAYBE_LIFTED), in.get(UP_TO), houses, stated);
    }
}
