package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FileFormat;
import papan.format.FormatException;
import papan.format.JsonTree;
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
        @Says(value = "Always course/1.", filled = true, as = "course/1") String format,
        @Says(value = "The ids of the lessons in order; with the first the program begins.", usual = "")
                List<String> lessons,
        @Says(
                        value = "Whether each sentence of its lessons that speaks of all, of none or of most needs a"
                                + " claim that proves it.",
                        usual = "false")
                boolean claims) {
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

    /** Whether the course in a folder has a lesson, and wants its sentences proved. */
    static boolean asksForClaims(Path folder, String lesson) {
        try {
            CourseFile course = read(JsonTree.read(folder.resolve(NAME)));
            return course.claims && course.lessons.contains(lesson);
        } catch (FormatException | IOException e) {
            return false; // no course there asks for anything
        }
    }
}
