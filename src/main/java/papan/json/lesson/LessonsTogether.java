package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/**
 * Lessons that are checked together, because lessons may require one another.
 *
 * @param lessons those that can be read
 * @param ids of all, also of those in which something is wrong
 */
public record LessonsTogether(List<Lesson> lessons, List<String> ids) {
    /** A lesson is checked alone. */
    public static final LessonsTogether NONE = new LessonsTogether(List.of(), List.of());

    public LessonsTogether {
        lessons = List.copyOf(lessons);
        ids = List.copyOf(ids);
    }

    /** The lessons of some files; what is wrong with a file is told when it is checked. */
    public static LessonsTogether of(List<Path> files, RuleBook book) {
        List<Lesson> lessons = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (Path file : files) {
            try {
                lessons.add(LessonReader.read(file, book));
            } catch (FormatException | IOException e) {
                id(file).ifPresent(ids::add);
            }
        }
        lessons.forEach(lesson -> ids.add(lesson.id()));
        return new LessonsTogether(lessons, ids);
    }

    /** The id that stands in a lesson's file, whatever else does. */
    static Optional<String> id(Path file) {
        try {
            return LessonPackage.within(file, JsonTree::read).in("id").flatMap(JsonValue::asText);
        } catch (FormatException | IOException e) {
            return Optional.empty();
        }
    }
}
