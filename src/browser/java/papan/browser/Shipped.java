package papan.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;
import papan.Main;

/** The files that go into the script: rule sets, words in two languages, and some lessons. */
public final class Shipped extends DefaultResourcesPolicy {
    /** The property that names the lessons, with commas between them. */
    static final String LESSONS = "papan.browser.lessons";

    @Override
    public String[] supplyResources(Collection<? extends String> known) {
        String lesson = "(" + System.getProperty(LESSONS).replace(',', '|') + ")";
        return all(Main.class)
                .filter(file -> file.matches("papan/(rules|documents)/.*[.]json"
                        + "|papan/(narration|chart)/.*_(en|zh)[.]properties"
                        + "|papan/lessons/" + lesson + "([.]zh[.]strings|[.]lesson)[.]json"))
                .toArray(String[]::new);
    }

    /** All files that lie in the same place as a class and below it, by their names from there. */
    static Stream<String> all(Class<?> type) {
        try {
            Path root = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            try (Stream<Path> files = Files.walk(root)) {
                List<String> names = files.filter(Files::isRegularFile)
                        .map(file -> root.relativize(file).toString().replace('\\', '/'))
                        .sorted()
                        .toList();
                return names.stream();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
