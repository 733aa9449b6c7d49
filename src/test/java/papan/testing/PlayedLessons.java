package papan.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import papan.format.FormatException;
import papan.json.lesson.LessonReader;
import papan.json.lesson.LessonShelf;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;

/** Lessons at which many tests look: each is read and played once in a process, and never changes. */
public final class PlayedLessons {
    private static final Map<Path, LessonRun> PLAYED = new ConcurrentHashMap<>();

    private PlayedLessons() {}

    /** The shipped ones, in the order of their course. */
    public static List<LessonRun> shipped() {
        return LessonShelf.ids().stream()
                .map(id -> of(Path.of("lessons", id + ".lesson.json")))
                .toList();
    }

    /** Those, and those that only guard a clause. */
    public static List<LessonRun> all() {
        return LessonFiles.all().stream().map(PlayedLessons::of).toList();
    }

    /** Lessons, each followed by what its bank asks later. */
    public static Stream<LessonRun> withBanks(Stream<LessonRun> lessons) {
        return lessons.flatMap(run -> Stream.concat(Stream.of(run), run.bank().stream()));
    }

    /** The one in a file of the project. */
    public static LessonRun of(Path file) {
        return PLAYED.computeIfAbsent(file, PlayedLessons::read);
    }

    private static LessonRun read(Path file) {
        try {
            return LessonRun.of(LessonReader.read(file, RuleBooks.shipped()), RuleBooks.shipped());
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
