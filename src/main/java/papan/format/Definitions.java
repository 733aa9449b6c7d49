package papan.format;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** The shapes of a JSON Schema that have a name, each described once however often it is referred to. */
public final class Definitions {
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Map<String, Object> schemas = new TreeMap<>();

    private Definitions() {}

    /**
     * The JSON Schema 2020-12 of a format.
     *
     * @param id the address that stands for it
     * @param format its name, such as {@code match/1}
     */
    public static Map<String, Object> schema(String id, String format, Shape<?> shape) {
        Definitions definitions = new Definitions();
        Map<String, Object> schema = Shapes.keywords("$schema", DIALECT, "$id", id, "title", format);
        schema.putAll(shape.schema(definitions));
        if (!definitions.schemas.isEmpty()) {
            schema.put("$defs", definitions.schemas);
        }
        return schema;
    }

    /** A reference to a shape that has a name. */
    Map<String, Object> reference(String name, Shape<?> shape) {
        if (!schemas.containsKey(name)) {
            schemas.put(name, Map.of()); // so that a shape may hold others of its own kind
            schemas.put(name, new LinkedHashMap<>(shape.schema(this)));
        }
        return Shapes.keywords("$ref", "#/$defs/" + name.replace("/", "~1"));
    }
}
