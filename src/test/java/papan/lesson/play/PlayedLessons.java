package papan.lesson.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.testing.LessonFiles;

/** The lessons of this checkout, played once for all tests. */
final class PlayedLessons {
    /** What is shipped, and what only guards clauses. */
    static final List<LessonRun> ALL =
            LessonFiles.all().stream().map(PlayedLessons::played).toList();

    /** What is shipped. */
    static final List<LessonRun> COURSE = ALL.stream()
            .filter(run -> LessonShelf.ids().contains(run.lesson().id()))
            .toList();

    /** Those that show authors what there is. */
    static final List<LessonRun> EXAMPLES = Stream.of("altered", "first", "own-store", "ways")
            .map(id -> played(Path.of("examples", id + ".lesson.json")))
            .toList();

    private PlayedLessons() {}

    /** Lessons, each followed by what its bank asks later. */
    static Stream<LessonRun> withBanks(Stream<LessonRun> lessons) {
        return lessons.flatMap(run -> Stream.concat(Stream.of(run), run.bank().stream()));
    }

    private static LessonRun played(Path file) {
        try {
            return LessonRun.of(LessonReader.read(file, RuleBooks.shipped()), RuleBooks.shipped());
        } catch (FormatException | IOException e) {
            throw new AssertionError(e);
        }
    }
}
