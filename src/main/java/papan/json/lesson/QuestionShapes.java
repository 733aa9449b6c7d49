package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import papan.format.Field;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.json.lesson.QuestionFields.Asked;
import papan.lesson.script.Asking;
import papan.lesson.script.Question;

/** The one list of the shapes of questions. */
final class QuestionShapes {
    /** The only ruling that can be asked for; nothing is made of it. */
    private static final Field<Boolean> EVENT =
            Field.optional("event", Shapes.words(Map.of("current", true)), true, "The ruling that comes next.");

    private QuestionShapes() {}

    /** What a step and a question of the bank ask, as words of a lesson. */
    static void in(Vocabulary all) {
        Shape<Asked> any = of(all);
        Field<Asked> step = Field.required("question", any, "What is asked.");
        all.with("question", in -> in.get(step).question(), step)
                .with("asking", in -> in.get(step).asking());
    }

    /** A question of any kind, each as its record says, but for what is written in another way or has more to say. */
    static Shape<Asked> of(Vocabulary all) {
        RecordShape<Asking> put = all.fields(Asking.class);
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
        all.kinds(Question.class)
                .forEach((name, own) -> kinds.put(
                        name,
                        others.getOrDefault(name, UnaryOperator.identity()).apply(QuestionFields.kind(own, put))));
        Shape<Asked> question = UnionShape.ofRead(
                "type",
                "question",
                kinds,
                QuestionFields.common(put),
                (type, at, reading) -> reading.problems()
                        .error(
                                "E814",
                                at,
                                "Question type \"" + Visible.shortened(type) + "\" is unknown.",
                                Nearest.suggestion(type, kinds.keySet())));
        return Shapes.later("question", () -> question);
    }
}
