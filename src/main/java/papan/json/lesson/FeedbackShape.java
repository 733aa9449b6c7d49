package papan.json.lesson;

import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Feedback;
import papan.lesson.script.Misconception;

/** What is said to an answer. */
final class FeedbackShape {
    private static final Field<String> CORRECT = LessonShapes.text("correct", "To a right one.");
    private static final Field<String> WRONG = LessonShapes.text("wrong", "To a wrong one.");
    private static final Field<Map<String, String>> BY_ANSWER = Field.optional(
            "byAnswer",
            LessonShapes.texts(),
            Map.of(),
            "To one answer: a place, a ruling or an option's id, and what is said to it.");
    private static final Field<Boolean> WHY =
            Field.optional("why", Shapes.flag(), false, "Whether the clause and its sentence are shown.");
    private static final Field<List<Misconception>> MISCONCEPTIONS = Field.optional(
            "misconceptions",
            Shapes.<List<Misconception>>textOr(
                    Shapes.words(Map.of("auto", List.of(Misconception.values()))),
                    LessonShapes.eachOnce(LessonShapes.MISCONCEPTION)),
            List.of(),
            "What wrong answers are compared with: \"auto\" for all, or a list.");
    private static final Field<Boolean> CONSEQUENCE = Field.optional(
            "showConsequence",
            Shapes.flag(),
            false,
            "true: after a wrong answer the learner can see what would come of it, on a board beside the lesson; for"
                    + " bestMove, and for landing in the firstLap.");

    static final Field<Feedback> FEEDBACK = Field.optional(
            "feedback",
            ObjectShape.<Feedback>of(
                            "What is said to an answer.",
                            in -> new Feedback(
                                    in.get(CORRECT),
                                    in.get(WRONG),
                                    in.get(BY_ANSWER),
                                    in.get(WHY),
                                    in.get(MISCONCEPTIONS),
                                    in.get(CONSEQUENCE)),
                            CORRECT,
                            WRONG,
                            BY_ANSWER,
                            WHY,
                            MISCONCEPTIONS,
                            CONSEQUENCE)
                    .named("feedback"),
            Feedback.NONE,
            "");

    private FeedbackShape() {}
}
