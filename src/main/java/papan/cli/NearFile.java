package papan.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.format.Nearest;

/** Suggests an existing file with a name close to one that does not exist. */
final class NearFile {
    private static final String ENDING = ".json";

    private NearFile() {}

    /** "Did you mean …?", or nothing if no JSON file in the same folder has a name like it. */
    static String suggestion(String name) {
        return to(name).map(near -> "Did you mean \"" + near + "\"?").orElse("");
    }

    /** The path of the nearest JSON file in the same folder, begun as this one was. */
    static Optional<String> to(String name) {
        Path asked = Path.of(name);
        Path folder = Optional.ofNullable(asked.getParent()).orElse(Path.of(""));
        String file = String.valueOf(asked.getFileName());
        List<String> there = names(folder);
        // Endings are alike everywhere, so they would make every file seem near.
        Optional<String> stem =
                Nearest.to(stem(file), there.stream().map(NearFile::stem).toList());
        List<String> alike = there.stream()
                .filter(each -> stem.filter(stem(each)::equals).isPresent())
                .toList();
        return Nearest.to(file, alike)
                .or(() -> alike.stream()
                        .filter(each -> each.endsWith(".lesson" + ENDING))
                        .findFirst())
                .map(near -> asked.resolveSibling(near).toString());
    }

    private static String stem(String file) {
        int dot = file.indexOf('.', 1);
        return dot < 0 ? file : file.substring(0, dot);
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> String.valueOf(file.getFileName()))
                    .filter(file -> file.endsWith(ENDING))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of(); // the folder is not there either
        }
    }
}
