package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.FileFormat;
import papan.format.FormatException;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.model.Says;
import papan.rules.Key;

/** A course, which lies beside its lessons. */
@Says("The order of a course's lessons.")
record CourseFile(
        @Says(value = "Always course/1.", filled = true, as = "course/1")
        String format,

        @Says(value = "The ids of the lessons in order; with the first the program begins.", usual = "")
        List<String> lessons) {
    static final String NAME = "course.json";

    static final FileFormat<CourseFile> FORMAT = new FileFormat<>(
            "course/1",
            new Vocabulary(Key::of)
                    .with("course/1", Shapes.text().with("const", "course/1"))
                    .object(CourseFile.class),
            """
            { 'format': 'course/1', 'lessons': ['first-turn', 'relay'] }""");

    CourseFile {
        lessons = List.copyOf(lessons);
    }

    static CourseFile read(JsonValue root) throws FormatException {
        Problems problems = new Problems(NAME);
        Optional<CourseFile> course = FORMAT.shape().read(root, Reading.of(problems));
        problems.throwIfAny();
        return course.orElseThrow();
    }
}
