package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.LessonTest;

/** The walks through a lesson that its author has written down. */
final class WalkShape {
    private static final Shape<String> STEP = Shapes.text().checked((id, at, reading) -> {
        lesson(reading).steps().check(id, at, List.of(), reading.problems());
        return true;
    });
    private static final Shape<String> ASKING = Shapes.text().checked((id, at, reading) -> {
        lesson(reading).steps().checkAsking(id, at, reading.problems());
        return true;
    });

    private static final Field<String> NAME = LessonShapes.filled("name", "What the walk shows.");
    private static final Field<Map<String, List<String>>> ANSWERS = Field.optional(
            "answers",
            Shapes.map(
                    ASKING,
                    Shapes.<List<String>>listOr(
                            Shapes.noMore(
                                    Shapes.list(Shapes.text()),
                                    LessonTest.MAX_ANSWERS,
                                    "E708",
                                    "There are ",
                                    " answers; at most " + LessonTest.MAX_ANSWERS + " are given.",
                                    ""),
                            Shapes.text().as(List::of))),
            Map.of(),
            "Answers by the id of the step: one, or one after the other.");
    private static final Field<List<String>> VISITS =
            Field.optional("visits", Shapes.list(STEP), "Exactly the steps that are visited.");
    private static final Field<List<String>> MUST_VISIT =
            Field.optional("mustVisit", Shapes.list(STEP), List.of(), "Steps that must be among them.");
    private static final Field<String> ENDS = Field.optional("ends", STEP, "The step with which it ends.");

    static final Field<List<LessonTest>> TESTS = Field.optional(
            "tests",
            Shapes.noMore(
                    Shapes.list(ObjectShape.<LessonTest>of(
                            "A walk through the lesson with these answers.",
                            in -> new LessonTest(
                                    in.get(NAME), in.get(ANSWERS), in.find(VISITS), in.get(MUST_VISIT), in.find(ENDS)),
                            NAME,
                            ANSWERS,
                            VISITS,
                            MUST_VISIT,
                            ENDS)),
                    LessonTest.MAX_TESTS,
                    "E708",
                    "There are ",
                    " walks; at most " + LessonTest.MAX_TESTS + " are run.",
                    ""),
            List.of(),
            "Walks through the lesson that must come out as written.");

    private WalkShape() {}
}
