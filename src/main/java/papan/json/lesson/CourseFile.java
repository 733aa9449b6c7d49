package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Files;
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

    /** The course in a text. */
    static CourseFile read(JsonValue root) throws FormatException {
        Problems problems = new Problems(NAME);
        Optional<CourseFile> course = CourseShape.COURSE.read(root, Reading.of(problems));
        problems.throwIfAny();
        return course.orElseThrow();
    }

    /** Whether a lesson must prove what it says: the course in its folder has it, and says so. */
    static boolean asksForClaims(Path folder, String lesson) {
        try {
            return Files.exists(folder.resolve(NAME)) && read(JsonTree.read(folder.resolve(NAME))).asksForClaims(lesson);
        } catch (FormatException | IOException e) {
            return false; // no course that can be read asks for anything
        }
    }

    boolean asksForClaims(String lesson) {
        return claims && lessons.contains(lesson);
    }
}
