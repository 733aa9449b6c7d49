package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.format.Reading;

/**
 * A course, which lies beside its lessons.
 *
 * @param lessons their ids, in order
 * @param claims whether they prove what they say of all, of none or of most
 */
record CourseFile(List<String> lessons, boolean claims) {
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
