package papan.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the shipped lessons, and of those in {@code src/test/lessons} that only guard clauses. */
public final class LessonFiles {
    private static final List<Path> FOLDERS = List.of(Path.of("lessons"), Path.of("src/test/lessons"));

    private LessonFiles() {}

    /** All of them, sorted within their folder. */
    public static List<Path> all() {
        return FOLDERS.stream().flatMap(LessonFiles::in).toList();
    }

    /** The file of a lesson. */
    public static Path of(String id) {
        return all().stream()
                .filter(file -> file.endsWith(id + ".lesson.json"))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Path> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".lesson.json")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
