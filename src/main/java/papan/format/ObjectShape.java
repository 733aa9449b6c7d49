package papan.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An object with declared fields, and nothing else in it but fields whose names begin with {@code x-}.
 *
 * <p>All fields are read, in the order of their declaration, before anything is made of them: one pass finds everything
 * that is wrong.
 *
 * @param description what it is, as a sentence for authors; empty if nothing needs to be said
 * @param parts its fields, in the order in which they are written
 * @param make makes a value of what was read
 * @param further other keywords of its schema
 * @param begin finds out what must be known before the fields are read
 * @param finish notes fields that nobody knows
 * @param <T> what is made of it
 */
public record ObjectShape<T>(
        String description,
        List<Part<? super T>> parts,
        Function<Fields, T> make,
        Map<String, Object> further,
        Consumer<Fields> begin,
        BiConsumer<JsonObjectReader, Reading> finish)
        implements Shape<T> {
    /** Names that are free. */
    private static final String FREE = "^(x-.*|\\$schema)$";

    public ObjectShape {
        parts = List.copyOf(parts);
    }

    /** An object of these fields. */
    @SafeVarargs
    public static <T> ObjectShape<T> of(String description, Function<Fields, T> make, Part<? super T>... parts) {
        List<Part<? super T>> all = new ArrayList<>();
        for (Part<? super T> part : parts) {
            all.add(part);
        }
        return of(description, make, all);
    }

    /** An object of these fields. */
    public static <T> ObjectShape<T> of(String description, Function<Fields, T> make, List<Part<? super T>> parts) {
        return new ObjectShape<>(description, parts, make, Map.of(), in -> {}, (in, reading) -> in.finish());
    }

    /** An object with a field for each of several things, in this order; any of them may be left out. */
    public static <K, T> ObjectShape<Map<K, T>> each(Map<K, Field<T>> fields) {
        List<Part<? super Map<K, T>>> parts = new ArrayList<>();
        fields.forEach(
                (key, field) -> parts.add(field.<Map<K, T>>fromOptional(all -> Optional.ofNullable(all.get(key)))));
        return of(
                "",
                in -> {
                    Map<K, T> found = new LinkedHashMap<>();
                    fields.forEach((key, field) -> in.find(field).ifPresent(value -> found.put(key, value)));
                    return found;
                },
                parts);
    }

    /** Makes nothing: what this program writes and never reads. */
    private record NeverMade<T>() implements Function<Fields, T> {
        @Override
        public T apply(Fields fields) {
            throw new UnsupportedOperationException(
                    "only written: " + fields.object().path());
        }
    }

    /** An object of these fields that this program writes and never reads. */
    @SafeVarargs
    public static <T> ObjectShape<T> ofWritten(String description, Part<? super T>... parts) {
        List<Part<? super T>> all = new ArrayList<>();
        for (Part<? super T> part : parts) {
            all.add(part);
        }
        return of(description, new NeverMade<>(), all);
    }

    /** The same with another keyword in its schema. */
    @Override
    public ObjectShape<T> with(String keyword, Object is) {
        Map<String, Object> more = new LinkedHashMap<>(further);
        more.put(keyword, is);
        return new ObjectShape<>(description, parts, make, more, begin, finish);
    }

    /** The same with a field of which nothing is made. */
    public ObjectShape<T> and(Field<?> more) {
        return of(Stream.concat(parts.stream(), Stream.of(more)));
    }

    /** The same after a field of which nothing is made. */
    public ObjectShape<T> after(Field<?> one) {
        return of(Stream.concat(Stream.of(one), parts.stream()));
    }

    private ObjectShape<T> of(Stream<Part<? super T>> other) {
        List<Part<? super T>> all = other.toList();
        return new ObjectShape<>(description, all, make, further, begin, finish);
    }

    /** The same where something else is said of fields that nobody knows. */
    public ObjectShape<T> finishing(BiConsumer<JsonObjectReader, Reading> other) {
        return new ObjectShape<>(description, parts, make, further, begin, other);
    }

    /** The same where something is found out before the fields are read. */
    public ObjectShape<T> beginning(Consumer<Fields> first) {
        return new ObjectShape<>(description, parts, make, further, first, finish);
    }

    /** Its fields, in the order in which they are written. */
    public List<Field<?>> fields() {
        List<Field<?>> fields = new ArrayList<>();
        parts.forEach(part -> fields.add(part.field()));
        return fields;
    }

    @Override
    public Optional<T> read(JsonValue value, Reading reading) {
        return JsonObjectReader.of(value, reading.problems()).flatMap(in -> read(in, reading));
    }

    /** Reads an object of which something may have been read already. */
    public Optional<T> read(JsonObjectReader in, Reading reading) {
        Fields found = new Fields(in, reading);
        begin.accept(found);
        for (Part<?> part : parts) {
            Field<?> field = part.field();
            if (field.isLate()) {
                in.has(field.name());
            } else {
                found.find(field);
            }
        }
        Optional<T> made = make(found);
        finish.accept(in, reading);
        return made;
    }

    private Optional<T> make(Fields found) {
        try {
            return Optional.of(make.apply(found));
        } catch (Fields.Unread noted) {
            return Optional.empty();
        }
    }

    @Override
    public Map<String, Object> written(T object) {
        Map<String, Object> fields = new LinkedHashMap<>();
        parts.forEach(part -> part.write(object, fields));
        return fields;
    }

    @Override
    public Map<String, Object> schema(Definitions definitions) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        schema.put("type", "object");
        List<String> needed =
                fields().stream().filter(Field::mustBeThere).map(Field::name).toList();
        if (!needed.isEmpty()) {
            schema.put("required", needed);
        }
        Map<String, Object> properties = new LinkedHashMap<>();
        fields().forEach(field -> properties.put(field.name(), field.schema(definitions)));
        schema.put("properties", properties);
        schema.put("patternProperties", Map.of(FREE, Map.of()));
        schema.put("additionalProperties", false);
        schema.putAll(further);
        return schema;
    }
}
