package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;

/**
 * A course, which lies beside its lessons.
 *
 * @param lessons their ids, in order
 */
record CourseFile(List<String> lessons) {
    static final String NAME = "course.json";

    CourseFile {
        lessons = List.copyOf(lessons);
    }

    static CourseFile read(JsonValue root) throws FormatException {
        Problems problems = new Problems(NAME);
        Optional<CourseFile> course = CourseShape.COURSE.read(root, Reading.of(problems));
        problems.throwIfAny();
        return course.orElseThrow();
    }
}
