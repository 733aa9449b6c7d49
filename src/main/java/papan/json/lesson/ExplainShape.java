package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED_BY_AUTHOR;

import papan.format.Field;
import papan.format.ObjectShape;
import papan.lesson.script.Question;

/** The question that is answered in one's own words. */
final class ExplainShape {
    private static final Field<String> MODEL = LessonShapes.filled("model", "What an expert would write.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "Why; answered in one's own words.",
            "{ 'type': 'explain', 'text': 'Why does the turn go on?', 'model': 'The last seed fell into the own"
                    + " store.' }",
            in -> new Question.Explain(in.get(ASKED_BY_AUTHOR), in.get(MODEL)),
            ASKED_BY_AUTHOR,
            MODEL);

    private ExplainShape() {}
}
