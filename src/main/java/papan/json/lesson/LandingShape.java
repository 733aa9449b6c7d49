package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;
import static papan.json.lesson.QuestionFields.LIFTED;
import static papan.json.lesson.QuestionFields.UNTIL;

import java.util.Optional;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.lesson.script.Question;
import papan.model.Place;

/** The question where a last seed lands. */
final class LandingShape {
    private static final Field<Optional<Place>> ANSWER =
            LessonShapes.answer(LessonShapes.PLACE, "\"auto\", or the place; it is then compared with the rules.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "Where a last seed lands.",
            "{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }",
            in -> new Question.Landing(in.get(ASKED), in.get(LIFTED), in.get(UNTIL), in.get(ANSWER)),
            ASKED,
            LIFTED,
            UNTIL,
            ANSWER);

    private LandingShape() {}
}
