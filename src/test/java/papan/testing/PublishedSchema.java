package papan.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import papan.format.JsonPrinter;

/** A schema that comes with the program, held against the declaration that prints it. */
public final class PublishedSchema {
    private static final Path FOLDER = Path.of("src", "main", "resources", "papan", "schema");

    private PublishedSchema() {}

    /** The file of a schema, such as {@code page-1}. */
    public static Path file(String format) {
        return FOLDER.resolve(format + ".schema.json");
    }

    /** Fails if it is another one; with -Dpapan.schema=write it is written instead. */
    public static void isAsDeclared(String format, Map<String, Object> declared) throws IOException {
        String text = JsonPrinter.pretty(declared);
        if ("write".equals(System.getProperty("papan.schema"))) {
            Files.writeString(file(format), text);
        }
        assertThat(Files.readString(file(format))).isEqualTo(text);
    }
}
