package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;
import static papan.json.lesson.QuestionFields.ASKED;
import static papan.json.lesson.QuestionFields.MAYBE_LIFTED;
import static papan.json.lesson.QuestionFields.UP_TO;

import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shapes;
import papan.lesson.script.Measure;
import papan.lesson.script.Question;

/** The question how many. */
final class NumberShape {
    private static final Field<Measure> OF = Field.required(
            "of",
            Shapes.text("^(house:[SN][1-9][0-9]?|store:(south|north)|laps|captured)$", NumberShape::measure),
            "What is counted: house:S3, store:south, laps or captured.");
    private static final Field<Optional<Integer>> ANSWER =
            LessonShapes.answer(LessonShapes.SEEDS, "\"auto\", or the number; it is then compared with the rules.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "How many seeds, laps or captured seeds.",
            "{ 'type': 'number', 'of': 'laps', 'move': 'S3' }",
            in -> new Question.HowMany(in.get(ASKED), in.find(MAYBE_LIFTED), in.get(UP_TO), in.get(OF), in.get(ANSWER)),
            ASKED,
            OF,
            MAYBE_LIFTED,
            UP_TO,
            ANSWER);

    private NumberShape() {}

    private static Optional<Measure> measure(String name, JsonValue at, Reading reading) {
        if (name.startsWith("house:") || name.startsWith("store:")) {
            return lesson(reading).named(name, at).map(Measure.Seeds::new);
        }
        return switch (name) {
            case "laps" -> Optional.of(new Measure.Laps());
            case "captured" -> Optional.of(new Measure.Captured());
            default -> {
                lesson(reading)
                        .unknown(at, name, List.of("house:S1", "store:south", "store:north", "laps", "captured"));
                yield Optional.empty();
            }
        };
    }
}
