package papan.json.lesson;

import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;

/** The order of a course's lessons. */
final class CourseShape {
    /** The format. */
    static final String NAME = "course/1";

    private static final Field<String> FORMAT =
            Field.filled("format", Shapes.text().with("const", NAME), "Always " + NAME + ".");
    private static final Field<List<String>> LESSONS = Field.optional(
            "lessons",
            Shapes.list(Shapes.text()),
            List.of(),
            "The ids of the lessons in order; with the first the program begins.");

    private static final Field<Boolean> CLAIMS = Field.optional(
            "claims",
            Shapes.flag(),
            false,
            "Whether each sentence of its lessons that speaks of all, of none or of most needs a claim that proves it.");

    static final Shape<CourseFile> COURSE = ObjectShape.<CourseFile>of(
            "The order of a course's lessons.",
            in -> new CourseFile(in.get(LESSONS), in.get(CLAIMS)),
            FORMAT,
            LESSONS,
            CLAIMS);

    private CourseShape() {}
}
