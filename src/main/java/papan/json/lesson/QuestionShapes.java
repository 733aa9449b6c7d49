package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.Map;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.json.lesson.QuestionFields.Asked;

/** The one list of the shapes of questions. */
final class QuestionShapes {
    private static final Map<String, ObjectShape<? extends Asked>> KINDS = kinds();

    private static final Shape<Asked> QUESTION = UnionShape.<Asked>ofRead(
                    "type", "question", KINDS, QuestionFields.COMMON, QuestionShapes::unknown)
            .named("question");

    /** What a step asks. */
    static final Field<Asked> OF_STEP = Field.required("question", QUESTION, "What is asked.");
    /** What a question of the bank asks. */
    static final Field<Asked> OF_BANK = Field.required(
            "question", Shapes.requiring("goal", QUESTION), "What is asked, with the goal that it checks.");

    private QuestionShapes() {}

    private static Map<String, ObjectShape<? extends Asked>> kinds() {
        Map<String, ObjectShape<? extends Asked>> kinds = new LinkedHashMap<>();
        kinds.put("landing", LandingShape.SHAPE);
        kinds.put("rule", RuleQuestionShape.SHAPE);
        kinds.put("choice", OptionShapes.CHOICE);
        kinds.put("number", NumberShape.SHAPE);
        kinds.put("bestMove", BestMoveShape.SHAPE);
        kinds.put("order", OrderShape.SHAPE);
        kinds.put("fillCounts", FillCountsShape.SHAPE);
        kinds.put("explain", ExplainShape.SHAPE);
        kinds.put("similar", SimilarShape.SHAPE);
        kinds.put("spotError", SpotErrorShape.SHAPE);
        kinds.put("tally", OptionShapes.TALLY);
        kinds.put("drawCurve", DrawCurveShape.SHAPE);
        return kinds;
    }

    private static void unknown(String type, JsonValue at, Reading reading) {
        reading.problems()
                .error(
                        "E814",
                        at,
                        "Question type \"" + Visible.shortened(type) + "\" is unknown.",
                        Nearest.suggestion(type, KINDS.keySet()));
    }
}
