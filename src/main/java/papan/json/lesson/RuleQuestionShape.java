package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.Ruling;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Question;
import papan.rules.OccupiedHouse;

/** The question which rule decides. */
final class RuleQuestionShape {
    private static final Field<List<Ruling>> OPTIONS = Field.optional(
            "options",
            Shapes.list(LessonShapes.RULING),
            List.of(),
            "Rulings to choose from; all that the rule set can come to, if left out.");
    private static final Field<Optional<Ruling>> ANSWER =
            LessonShapes.answer(LessonShapes.RULING, "\"auto\", or the ruling; it is then compared with the rules.");
    private static final Field<Boolean> EVENT =
            Field.optional("event", Shapes.words(Map.of("current", true)), true, "The ruling that comes next.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "Which rule decides.",
            "{ 'type': 'rule', 'options': ['relay', 'capture'] }",
            in -> new Question.Rule(in.get(ASKED), in.has(OPTIONS) ? in.get(OPTIONS) : usual(in), in.get(ANSWER)),
            ASKED,
            OPTIONS,
            ANSWER,
            EVENT);

    private RuleQuestionShape() {}

    /** The rulings that the rule set of the lesson can come to. */
    private static List<Ruling> usual(Fields in) {
        boolean banks = in.context(LessonContext.class).rules().lastSeed().occupied() == OccupiedHouse.BANK;
        List<Ruling> rulings = new ArrayList<>(List.of(Ruling.values()));
        rulings.remove(banks ? Ruling.RELAY : Ruling.BANK);
        return rulings;
    }
}
