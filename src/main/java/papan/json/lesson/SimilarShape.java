package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;

import java.util.List;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Question;
import papan.lesson.script.RulesName;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.rules.RuleSet;
import papan.rules.Similarity;

/** The question what two rule sets have in common. */
final class SimilarShape {
    private static final Field<RuleSet> BASE =
            Field.filled("rules", LessonShapes.RULE_SET, "The id of an installed rule set.");
    private static final Shape<RulesName> NAMED = Shapes.textOr(
            LessonShapes.RULE_SET.as(rules -> new RulesName(rules.id(), Borrowed.NONE)),
            ObjectShape.<RulesName>of(
                            "",
                            in -> new RulesName(in.get(BASE).id(), BorrowedShape.either(in, in.get(BASE))),
                            BASE,
                            BorrowedShape.SWITCH,
                            BorrowedShape.SET)
                    .with("not", BorrowedShape.BOTH));
    private static final Field<List<RulesName>> RULES = Field.required(
            "rules",
            Shapes.list(NAMED).checked(SimilarShape::areTwo).with("minItems", 2).with("maxItems", 2),
            "Two rule sets; each an id, or one with a clause of another.");
    private static final Field<List<ClauseId>> CLAUSES = Field.optional(
            "clauses",
            Shapes.noMore(
                    LessonShapes.eachOnce(LessonShapes.CLAUSE),
                    Question.Similar.MAX_CLAUSES,
                    "E815",
                    "There are ",
                    " clauses; at most " + Question.Similar.MAX_CLAUSES + " fit.",
                    ""),
            List.of(),
            "What is offered; some of both sorts, if left out.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "What two rule sets have in common.",
            "{ 'type': 'similar', 'rules': ['congkak', 'sungka'] }",
            SimilarShape::question,
            ASKED,
            RULES,
            CLAUSES);

    private SimilarShape() {}

    private static boolean areTwo(List<RulesName> rules, JsonValue at, Reading reading) {
        int written = ((JsonArray) at).values().size();
        if (written != 2) {
            reading.problems()
                    .error(
                            "E825",
                            at,
                            "These must be two rule sets, not " + written + ".",
                            "Write \"rules\": [\"congkak\", \"sungka\"].");
        }
        return rules.size() == 2;
    }

    private static Question question(Fields in) {
        RulesName one = in.get(RULES).get(0);
        RulesName other = in.get(RULES).get(1);
        RuleBook book = in.context(LessonContext.class).book();
        List<ClauseId> usual = Similarity.ofEachSort(
                one.in(book).orElseThrow(), other.in(book).orElseThrow(), Question.Similar.MAX_CLAUSES / 2);
        return new Question.Similar(in.get(ASKED), one, other, in.has(CLAUSES) ? in.get(CLAUSES) : usual);
    }
}
