package papan.json.lesson;

import java.util.List;
import java.util.Map;
import papan.format.Definitions;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;

/** The order of a course's lessons. */
final class CourseShape {
    /** The format. */
    private static final String NAME = "course/1";

    private static final Field<String> FORMAT =
            Field.filled("format", Shapes.text().with("const", NAME), "Always " + NAME + ".");
    private static final Field<List<String>> LESSONS = Field.optional(
            "lessons",
            Shapes.list(Shapes.text()),
            List.of(),
            "The ids of the lessons in order; with the first the program begins.");

    static final Shape<CourseFile> COURSE = ObjectShape.<CourseFile>of(
            "The order of a course's lessons.", in -> new CourseFile(in.get(LESSONS)), FORMAT, LESSONS);

    private static final String EXAMPLE = """
            { 'format': 'course/1', 'lessons': ['first-turn', 'relay'] }""";

    private CourseShape() {}

    /** The JSON Schema of a course. */
    static Map<String, Object> schema() {
        return Definitions.schema("urn:papan:schema:course-1", NAME, COURSE.with("examples", Shapes.example(EXAMPLE)));
    }
}
