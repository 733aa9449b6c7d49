package papan.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import papan.cli.Schemas;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** A schema as the program prints it. */
public final class PublishedSchema {
    private PublishedSchema() {}

    /** The examples of the kinds of a family, such as {@code question}, by the word for each; one for each kind. */
    public static Map<String, String> examples(String kind, String family) {
        Map<String, String> examples = new TreeMap<>();
        schema(kind).path("$defs").properties().forEach(each -> {
            if (each.getKey().startsWith(family + "-")) {
                examples.put(each.getKey().substring(family.length() + 1), example(each.getValue()));
            }
        });
        return examples;
    }

    /** The example of a whole file. */
    public static String example(String kind) {
        return example(schema(kind));
    }

    private static String example(JsonNode described) {
        assertThat(described.path("examples")).hasSize(1);
        return described.path("examples").path(0).toString();
    }

    /** The schema of a kind of file, such as {@code page}. */
    public static JsonNode schema(String kind) {
        return new ObjectMapper().readTree(Schemas.text(kind).orElseThrow());
    }
}
