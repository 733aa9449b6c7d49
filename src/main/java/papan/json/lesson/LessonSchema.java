package papan.json.lesson;

import java.util.List;
import java.util.Map;
import papan.format.Definitions;

/** What the JSON Schema of lessons says of the parts that are declared as shapes. */
final class LessonSchema {
    private LessonSchema() {}

    /** Their schemas by the name under which other parts refer to them. */
    static Map<String, Object> definitions() {
        return Definitions.of(List.of(
                LessonShapes.PLACE,
                SelectorShape.STOP_AT,
                SayingShapes.SAY.shape(),
                SayingShapes.HINTS.shape(),
                ExpectShape.OF_STEP,
                ExpectShape.ofBoards(Map.of())
                        .with("additionalProperties", Map.of("$ref", "#/$defs/expect"))
                        .named("expectOfBoards"),
                QuestionShapes.OF_STEP.shape(),
                FeedbackShape.FEEDBACK.shape(),
                BorrowedShape.SET.shape(),
                ConditionShape.in(ConditionSize.Where.BOARD),
                ConditionShape.in(ConditionSize.Where.NEXT)));
    }
}
