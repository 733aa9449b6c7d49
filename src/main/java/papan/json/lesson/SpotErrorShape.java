package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;
import static papan.json.lesson.QuestionFields.LIFTED;

import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Misconception;
import papan.lesson.script.Question;

/** The question which event of a turn is wrong. */
final class SpotErrorShape {
    /** By what a turn goes wrong. */
    private record Fault(Borrowed clause, Optional<Misconception> believed) {}

    private static final Field<Fault> ALTER = Field.required(
            "alter",
            Shapes.textOr(
                    LessonShapes.MISCONCEPTION.as(believed -> new Fault(Borrowed.NONE, Optional.of(believed))),
                    BorrowedShape.SINGLE.as(clause -> new Fault(clause, Optional.empty()))),
            "The rule by which the turn goes wrong: a clause of another rule set, or a misconception.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "Which event of a turn is wrong.",
            "{ 'type': 'spotError', 'move': 'S3', 'alter': 'counts-start' }",
            SpotErrorShape::question,
            ASKED,
            LIFTED,
            ALTER);

    private SpotErrorShape() {}

    private static Question question(Fields in) {
        Fault fault = in.get(ALTER);
        return new Question.SpotError(in.get(ASKED), in.get(LIFTED), fault.clause(), fault.believed());
    }
}
