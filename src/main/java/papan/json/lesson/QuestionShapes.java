package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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
import papan.lesson.script.Question;

/** The one list of the shapes of questions. */
final class QuestionShapes {
    /** The only ruling that can be asked for; nothing is made of it. */
    private static final Field<Boolean> EVENT =
            Field.optional("event", Shapes.words(Map.of("current", true)), true, "The ruling that comes next.");

    private static final Map<String, ObjectShape<? extends Asked>> KINDS = kinds();

    static final Shape<Asked> QUESTION =
            UnionShape.ofRead("type", "question", KINDS, QuestionFields.COMMON, QuestionShapes::unknown);

    private QuestionShapes() {}

    /** Each as its record says, but for what is written in another way or has more to say. */
    private static Map<String, ObjectShape<? extends Asked>> kinds() {
        Map<String, UnaryOperator<ObjectShape<Asked>>> others = Map.of(
                "rule", own -> own.and(EVENT),
                "bestMove",
                        own -> own.with(
                                        "if",
                                        Shapes.keywords(
                                                "properties",
                                                Map.of("by", Map.of("const", "search")),
                                                "required",
                                                List.of("by")))
                                .with("then", Map.of("required", List.of("depth")))
                                .with("else", Map.of("properties", Map.of("depth", false))));
        Map<String, ObjectShape<? extends Asked>> kinds = new LinkedHashMap<>();
        LessonWords.ALL
                .kinds(Question.class)
                .forEach((name, own) -> kinds.put(
                        name,
                        others.getOrDefault(name, UnaryOperator.identity()).apply(QuestionFields.kind(own))));
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
