package papan.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The page of keys is what the table of keys says. {@code mvn -q -Pkeys test-compile exec:java} writes it anew.
 */
class KeysDocTest {
    private static final Path PAGE = Path.of("docs/keys.md");

    @Test
    void thePageOfKeysIsTheTableOfKeys() throws IOException {
        assertThat(Files.readString(PAGE))
                .as("write it anew: mvn -q -Pkeys test-compile exec:java")
                .isEqualTo(KeysPage.text());
    }

    @Test
    void everyKeyOfEveryRowStandsThere() {
        String page = KeysPage.text();
        assertThat(page).contains("| Ctrl + Shift + → | ", "| Shift + P | ", "| + | ", "| 1 – 9 | ");
        assertThat(page.lines().filter(line -> line.startsWith("| ")).count())
                .isEqualTo(KeyTable.rows().size() + (long) KeyTable.Scope.values().length);
    }

    /** Writes the page. */
    public static void main(String[] args) throws IOException {
        Files.writeString(PAGE, KeysPage.text());
    }
}
