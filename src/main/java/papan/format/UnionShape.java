package papan.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.format.JsonValue.JsonText;

/**
 * Objects of several kinds that are told apart by one field, such as {@code "kind": "show"}.
 *
 * @param field the field that says of which kind one is
 * @param description what that field says, as a sentence for authors; empty to say what each kind is
 * @param kinds the shape of each kind, by its word, in order; the field itself is not among its fields
 * @param common fields of every kind: they are read where the kind is unknown, too
 * @param name the prefix of the kinds' names in the schema, such as {@code step}; each is there by its word
 * @param nameOf the word for a value; never asked where values are only read
 * @param unknown notes a word that is none of them
 * @param <T> what is made of it
 */
public record UnionShape<T>(
        String field,
        String description,
        Map<String, ObjectShape<? extends T>> kinds,
        List<Field<?>> common,
        String name,
        Function<T, String> nameOf,
        Unknown unknown)
        implements Shape<T> {

    public UnionShape {
        kinds = new LinkedHashMap<>(kinds);
        common = List.copyOf(common);
    }

    /** Kinds that are written, too, and have no field in common that is worth reading where the kind is unknown. */
    public UnionShape(
            String field,
            String description,
            Map<String, ObjectShape<? extends T>> kinds,
            String name,
            Function<T, String> nameOf,
            Unknown unknown) {
        this(field, description, kinds, List.of(), name, nameOf, unknown);
    }

    /** Kinds that this program reads and never writes, with a schema that says what each kind is. */
    public static <T> Shape<T> ofRead(
            String field,
            String name,
            Map<String, ObjectShape<? extends T>> kinds,
            List<Field<?>> common,
            Unknown unknown) {
        Function<T, String> never = value -> {
            throw new UnsupportedOperationException("only read: " + value);
        };
        return new UnionShape<>(field, "", kinds, common, name, never, unknown);
    }

    /** Notes a word that names no kind. */
    @FunctionalInterface
    public interface Unknown {
        /** Notes it where it stands. */
        void note(String word, JsonValue at, Reading reading);
    }

    @Override
    public Optional<T> read(JsonValue value, Reading reading) {
        return JsonObjectReader.of(value, reading.problems()).flatMap(in -> read(in, reading));
    }

    private Optional<T> read(JsonObjectReader in, Reading reading) {
        Optional<JsonText> word = in.filled(field)
                .filter(at -> JsonObjectReader.text(at, reading).isPresent())
                .map(JsonText.class::cast);
        Optional<ObjectShape<? extends T>> kind = word.flatMap(at -> Optional.ofNullable(kinds.get(at.text())));
        if (kind.isEmpty()) {
            word.ifPresent(at -> unknown.note(at.text(), at, reading));
            common.forEach(each -> each.find(in, reading));
            if (!in.has(field)) {
                // Perhaps its name was misspelt: only what is known in no kind is told.
                kinds.values().forEach(other -> other.fields().forEach(each -> in.has(each.name())));
                in.finish();
            }
            return Optional.empty();
        }
        return kind.get().read(in, reading).map(found -> found);
    }

    @Override
    public Object written(T value) {
        String word = nameOf.apply(value);
        Map<String, Object> fields = Shapes.keywords(field, word);
        ((Map<?, ?>) writtenAs(Objects.requireNonNull(kinds.get(word)), value))
                .forEach((name, it) -> fields.put(String.valueOf(name), it));
        return fields;
    }

    @SuppressWarnings("unchecked") // the caller says by the word which kind a value is of
    private static <K> Object writtenAs(ObjectShape<K> kind, Object value) {
        return kind.written((K) value);
    }

    @Override
    public Map<String, Object> schema(Definitions definitions) {
        List<Object> each = new ArrayList<>();
        kinds.forEach((word, kind) -> each.add(Shapes.keywords(
                "if", Map.of("properties", Map.of(field, Map.of("const", word))),
                "then", definitions.reference(name + "-" + word, new Kind(field, kind)))));
        return Shapes.keywords(
                "type",
                "object",
                "required",
                List.of(field),
                "properties",
                Map.of(field, Shapes.keywords("description", told(), "enum", List.copyOf(kinds.keySet()))),
                "allOf",
                each);
    }

    private String told() {
        return description.isEmpty()
                ? kinds.entrySet().stream()
                        .map(kind -> kind.getKey() + ": " + kind.getValue().description())
                        .collect(Collectors.joining(" "))
                : description;
    }

    /** A kind with the field that tells it apart, for the schema. */
    private record Kind(String field, ObjectShape<?> kind) implements Shape<Object> {
        @Override
        public Optional<Object> read(JsonValue value, Reading reading) {
            throw new UnsupportedOperationException("only described");
        }

        @Override
        public Object written(Object value) {
            throw new UnsupportedOperationException("only described");
        }

        @Override
        @SuppressWarnings("unchecked") // its own properties, under text keys
        public Map<String, Object> schema(Definitions definitions) {
            Map<String, Object> schema = kind.schema(definitions);
            Map<String, Object> properties = Shapes.keywords(field, true);
            properties.putAll((Map<String, Object>) schema.get("properties"));
            schema.put("properties", properties);
            return schema;
        }
    }
}
