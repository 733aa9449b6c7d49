package papan.json.lesson;

import java.util.List;
import papan.format.Field;
import papan.format.Shapes;
import papan.lesson.script.LessonTest;

/** The walks through a lesson that its author has written down. */
final class WalkShape {
    static final Field<List<LessonTest>> TESTS = Field.optional(
            "tests",
            Shapes.noMore(
                    Shapes.list(LessonWords.ALL.of(LessonTest.class)),
                    LessonTest.MAX_TESTS,
                    "E708",
                    "There are ",
                    " walks; at most " + LessonTest.MAX_TESTS + " are run.",
                    ""),
            List.of(),
            "Walks through the lesson that must come out as written.");

    private WalkShape() {}
}
