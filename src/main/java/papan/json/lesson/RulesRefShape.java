package papan.json.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Lesson;
import papan.lesson.script.Lesson.RulesRef;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** The rule set by which a lesson is played. */
final class RulesRefShape {
    private static final Field<RuleSet> ID =
            Field.filledOrNot("id", LessonShapes.RULE_SET, "Id of a rule set.").late();
    private static final Field<String> FILE = Field.filledOrNot(
                    "file", Shapes.text(), "The name of a rule-set file inside the lesson's folder.")
            .late();
    private static final Field<Integer> REVISION = Field.optional(
            "revision", Shapes.whole(1, Lesson.MAX_REVISION), "Its revision when the lesson was written.");

    static final Shape<RulesRef> RULES = ObjectShape.<RulesRef>of(
                    "", RulesRefShape::meant, ID, FILE, REVISION, BorrowedShape.SET)
            .with("if", Map.of("required", List.of("file")))
            .with("then", Map.of("not", Map.of("required", List.of("id"))))
            .with("else", Map.of("required", List.of("id", "revision")));

    private RulesRefShape() {}

    private static RulesRef meant(Fields in) {
        LessonContext.Around around = in.context(LessonContext.Around.class);
        boolean brought = in.has(FILE);
        Optional<RuleSet> base =
                brought ? new LessonRulesFile(in.reading().problems(), around.folder()).read(in.in()) : in.find(ID);
        for (String needed : brought ? List.<String>of() : List.of("id", "revision")) {
            in.in().required(needed);
        }
        RuleSet rules = in.need(base);
        RuleBook book = brought ? new RulesRef(rules.id(), 1, Borrowed.NONE, base).in(around.book()) : around.book();
        Borrowed set = BorrowedShape.set(in, rules, book);
        int revision = in.find(REVISION).orElse(rules.about().revision());
        in.need(set.in(rules, book));
        return new RulesRef(rules.id(), revision, set, brought ? base : Optional.empty());
    }
}
