package papan.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The files that go into the script. */
final class Shipped {
    private Shipped() {}

    static List<String> files() {
        String languages = "_(en|zh)[.]properties";
        return Arrays.stream(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
                .map(Path::of)
                .filter(Files::isDirectory)
                .flatMap(Shipped::files)
                .filter(file -> file.matches("papan/rules/.*[.]json|papan/documents/.*|papan/narration/.*" + languages + "|papan/lessons/("
                        + String.join("|", InBrowser.LESSONS) + ")([.]zh[.]strings|[.]lesson)[.]json"))
                .distinct()
                .sorted()
                .toList();
    }

    private static Stream<String> files(Path root) {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
