package papan.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import papan.format.JsonPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A schema that comes with the program, held against the declaration that prints it. */
public final class PublishedSchema {
    private static final Path FOLDER = Path.of("src", "main", "resources", "papan", "schema");

    private PublishedSchema() {}

    /** The file of a schema, such as {@code page-1}. */
    public static Path file(String format) {
        return FOLDER.resolve(format + ".schema.json");
    }

    /** The examples of the kinds of a family, such as {@code question}, by the word for each; one for each kind. */
    public static Map<String, String> examples(String format, String family) {
        Map<String, String> examples = new TreeMap<>();
        schema(format).path("$defs").properties().forEach(kind -> {
            if (kind.getKey().startsWith(family + "-")) {
                examples.put(kind.getKey().substring(family.length() + 1), example(kind.getValue()));
            }
        });
        return examples;
    }

    /** The example of a whole file. */
    public static String example(String format) {
        return example(schema(format));
    }

    private static String example(JsonNode described) {
        assertThat(described.path("examples")).hasSize(1);
        return described.path("examples").path(0).toString();
    }

    private static JsonNode schema(String format) {
        return new ObjectMapper().readTree(file(format).toFile());
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
