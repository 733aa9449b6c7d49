package papan.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.json.FormatException;
import papan.json.LessonReader;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.ui.app.Lessons;

/** The lessons of the repository, for windows under test. */
final class LessonFiles implements Lessons {
    private final List<Lesson> lessons;

    LessonFiles() {
        List<Lesson> read = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("lessons"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".lesson.json"))
                    .sorted()
                    .toList()) {
                read.add(LessonReader.read(file, RuleBooks.shipped()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
        lessons = List.copyOf(read);
    }

    @Override
    public List<Lesson> all() {
        return lessons;
    }

    @Override
    public Optional<LessonRun> ready(Lesson lesson) {
        return RuleBooks.shipped().find(lesson.rulesId()).map(rules -> LessonRun.of(lesson, rules));
    }
}
