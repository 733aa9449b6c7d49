package papan.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Shape.Declared;

/** The shapes of which all others are made. */
public final class Shapes {
    private Shapes() {}

    /** Any text. */
    public static Shape<String> text() {
        return of(Map.of("type", "string"), JsonObjectReader::text, text -> text);
    }

    /** Makes something of a text. */
    @FunctionalInterface
    public interface Naming<T> {
        /** What a text names; empty, with a problem noted, if that is nothing. */
        Optional<T> named(String text, JsonValue at, Reading reading);
    }

    /**
     * A text that names something.
     *
     * @param pattern a regular expression for all such texts; empty if there is none
     */
    public static <T> Shape<T> text(String pattern, Naming<T> naming) {
        return text(pattern, naming, new Shape.OnlyRead<>());
    }

    /**
     * A text that names something, and is written, too.
     *
     * @param name how it is named
     */
    public static <T> Shape<T> text(String pattern, Naming<T> naming, Function<T, Object> name) {
        Map<String, Object> schema = keywords("type", "string");
        if (!pattern.isEmpty()) {
            schema.put("pattern", pattern);
        }
        return of(
                schema,
                (value, reading) ->
                        JsonObjectReader.text(value, reading).flatMap(text -> naming.named(text, value, reading)),
                name);
    }

    /** A whole number within bounds. */
    public static Shape<Integer> whole(int min, int max) {
        return of(
                keywords("type", "integer", "minimum", min, "maximum", max),
                (value, reading) -> JsonObjectReader.whole(value, min, max, reading.problems()),
                number -> number);
    }

    /** A number within bounds. */
    public static Shape<Double> number(double min, double max) {
        return of(
                keywords("type", "number", "minimum", min, "maximum", max),
                (value, reading) -> JsonObjectReader.number(value, min, max, reading.problems()),
                number -> number);
    }

    /** {@code true} or {@code false}. */
    public static Shape<Boolean> flag() {
        return of(Map.of("type", "boolean"), JsonObjectReader::flag, flag -> flag);
    }

    /** One of a few words; the first word for a value is the one that is written. */
    public static <T> Shape<T> words(Map<String, T> words) {
        return of(
                keywords("type", "string", "enum", List.copyOf(words.keySet())),
                (value, reading) -> JsonObjectReader.word(value, words, reading.problems()),
                found -> words.entrySet().stream()
                        .filter(word -> word.getValue().equals(found))
                        .findFirst()
                        .orElseThrow()
                        .getKey());
    }

    /** The word for a constant of an enum. */
    public static <T extends Enum<T>> Shape<T> words(Class<T> type, Function<? super T, String> id) {
        return words(Ids.of(type, id));
    }

    /** A shape with a reader of its own, never written. */
    public static <T> Shape<T> of(Map<String, Object> schema, Shape.Reader<T> reader) {
        return of(schema, reader, new Shape.OnlyRead<>());
    }

    /** A shape with a reader and a writer of its own. */
    public static <T> Shape<T> of(Map<String, Object> schema, Shape.Reader<T> reader, Function<T, Object> writer) {
        return new Declared<>(reader, writer, definitions -> schema);
    }

    /** A list; what cannot be read of it is left out. */
    public static <T> Shape<List<T>> list(Shape<T> each) {
        return new Declared<>(
                (value, reading) -> elements(value, reading).map(values -> read(values, each, reading)),
                all -> all.stream().map(each::written).toList(),
                definitions -> keywords("type", "array", "items", each.schema(definitions)));
    }

    /**
     * A list that is not read where it has too many values.
     *
     * @param told what is said of so many: the code, the sentence up to their number, the sentence after it, and the cure
     */
    public static <T> Shape<List<T>> list(Shape<T> each, int most, String... told) {
        Shape<List<T>> all = list(each);
        return new Declared<>(
                (value, reading) -> {
                    if (value instanceof JsonArray array && array.values().size() > most) {
                        String message = told[1] + array.values().size() + told[2];
                        reading.problems().error(told[0], value, message, told[3]);
                        return Optional.empty();
                    }
                    return all.read(value, reading);
                },
                all::written,
                definitions -> all.with("maxItems", most).schema(definitions));
    }

    /**
     * A list that may have no more than so many values; those that are too many are read all the same.
     *
     * @param told what is said of too many: the code, the sentence up to their number, the sentence after it, and the cure
     */
    public static <T> Shape<List<T>> noMore(Shape<List<T>> list, int most, String... told) {
        return list.checked((all, at, reading) -> {
                    if (all.size() > most) {
                        reading.problems().error(told[0], at, told[1] + all.size() + told[2], told[3]);
                    }
                    return true;
                })
                .with("maxItems", most);
    }

    /** An object of a shape, in which a field must be there that may else be left out. */
    public static <T> Shape<T> requiring(String field, Shape<T> object) {
        return new Declared<>(
                (value, reading) -> {
                    if (value instanceof JsonObject fields) {
                        new JsonObjectReader(fields, reading.problems()).required(field);
                    }
                    return object.read(value, reading);
                },
                object::written,
                definitions ->
                        keywords("allOf", List.of(object.schema(definitions), Map.of("required", List.of(field)))));
    }

    private static Optional<List<JsonValue>> elements(JsonValue value, Reading reading) {
        return JsonObjectReader.list(value, reading.problems());
    }

    private static <T> List<T> read(List<JsonValue> values, Shape<T> each, Reading reading) {
        List<T> found = new ArrayList<>();
        values.forEach(value -> each.read(value, reading).ifPresent(found::add));
        return found;
    }

    /** An object whose fields are named by the author; what cannot be read of it is left out. */
    public static <T> Shape<Map<String, T>> map(Shape<String> names, Shape<T> each) {
        return new Declared<>(
                (value, reading) -> JsonObjectReader.of(value, reading.problems())
                        .map(in -> fields(in.object(), names, each, reading)),
                all -> {
                    Map<String, Object> written = new LinkedHashMap<>();
                    all.forEach((name, value) -> written.put(name, each.written(value)));
                    return written;
                },
                definitions -> {
                    Map<String, Object> ofNames = new LinkedHashMap<>(names.schema(definitions));
                    ofNames.remove("type");
                    Map<String, Object> schema = keywords("type", "object");
                    if (!ofNames.isEmpty()) {
                        schema.put("propertyNames", ofNames);
                    }
                    schema.put("additionalProperties", each.schema(definitions));
                    return schema;
                });
    }

    private static <T> Map<String, T> fields(JsonObject object, Shape<String> names, Shape<T> each, Reading reading) {
        Map<String, T> found = new LinkedHashMap<>();
        object.fields().values().forEach(field -> {
            // A problem with a name is told where its value stands, as with all that is named by it.
            JsonText name = new JsonText(field.value().spot(), field.value().path(), field.name());
            Optional<String> known = names.read(name, reading);
            Optional<T> value = each.read(field.value(), reading);
            known.flatMap(key -> value).ifPresent(it -> found.put(field.name(), it));
        });
        return found;
    }

    /** A single word that stands for nothing in particular, or something else. */
    public static <T> Shape<Optional<T>> wordOr(String word, Shape<T> other) {
        return new Declared<>(
                (value, reading) ->
                        value instanceof JsonText text && text.text().equals(word)
                                ? Optional.of(Optional.empty())
                                : Optional.of(other.read(value, reading)),
                value -> value.isPresent() ? other.written(value.get()) : word,
                definitions ->
                        keywords("if", Map.of("const", word), "then", Map.of(), "else", other.schema(definitions)));
    }

    /** One of a few words, or something else of another shape. */
    public static <T> Shape<T> wordsOr(Map<String, ? extends T> words, Shape<T> other) {
        Shape<T> word = words(new LinkedHashMap<>(words));
        Shape<T> either = textOr(word, other);
        return new Declared<>(
                either::read, value -> (words.containsValue(value) ? word : other).written(value), either::schema);
    }

    /** A text of one shape, or something else of another. */
    public static <T> Shape<T> textOr(Shape<? extends T> text, Shape<? extends T> other) {
        return either(JsonText.class, "string", text, other);
    }

    /** A list of one shape, or something else of another. */
    public static <T> Shape<T> listOr(Shape<? extends T> list, Shape<? extends T> other) {
        return either(JsonArray.class, "array", list, other);
    }

    /** A number of one shape, or something else of another. */
    public static <T> Shape<T> numberOr(Shape<? extends T> number, Shape<? extends T> other) {
        return either(JsonNumber.class, "number", number, other);
    }

    /** An object of one shape, or something else of another. */
    public static <T> Shape<T> objectOr(Shape<? extends T> object, Shape<? extends T> other) {
        return either(JsonObject.class, "object", object, other);
    }

    private static <T> Shape<T> either(
            Class<? extends JsonValue> type, String name, Shape<? extends T> first, Shape<? extends T> other) {
        return new Declared<>(
                (value, reading) -> (type.isInstance(value) ? first : other)
                        .read(value, reading)
                        .map(found -> found),
                new Shape.OnlyRead<>(),
                definitions -> keywords(
                        "if", Map.of("type", name),
                        "then", first.schema(definitions),
                        "else", other.schema(definitions)));
    }

    /** A shape of two that is taken by what fields an object has, as its schema tells them apart. */
    public static <T> Shape<T> ifHas(String field, Shape<? extends T> then, Shape<? extends T> other) {
        return new Declared<>(
                (value, reading) -> {
                    boolean has = value instanceof JsonObject object
                            && object.fields().containsKey(field);
                    return (has ? then : other).read(value, reading).map(found -> found);
                },
                new Shape.OnlyRead<>(),
                definitions -> keywords(
                        "if", keywords("type", "object", "required", List.of(field)),
                        "then", then.schema(definitions),
                        "else", other.schema(definitions)));
    }

    /** A shape that is declared further down, such as one that holds others of its own kind. */
    public static <T> Shape<T> later(String name, Supplier<Shape<T>> shape) {
        return new Declared<>(
                (value, reading) -> shape.get().read(value, reading),
                value -> shape.get().written(value),
                definitions -> definitions.reference(name, shape.get()));
    }

    /**
     * An example for the keyword {@code examples} of a schema.
     *
     * @param json a file's text, or part of one; single quotes stand for double ones
     */
    public static List<Object> example(String json) {
        return List.of(
                new JsonPrinter.Raw(json.strip().replaceAll("\\s*\n\\s*", " ").replace('\'', '"')));
    }

    /** Keywords of a schema with their values, in order. */
    public static Map<String, Object> keywords(Object... namesAndValues) {
        Map<String, Object> keywords = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            keywords.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return keywords;
    }
}
