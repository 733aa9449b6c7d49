package papan.format;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A field of an object, declared once.
 *
 * @param name as files write it
 * @param presence whether it must be there
 * @param otherwise what holds where it is not there, or cannot be read; empty if nothing does
 * @param description what it says, as a sentence for authors; empty if its shape tells by itself
 * @param isLate whether it is read only when it is asked for, because something else must be known before
 * @param <T> what is made of its value
 */
public record Field<T>(
        String name, Shape<T> shape, Presence presence, Optional<T> otherwise, String description, boolean isLate)
        implements Part<Object> {

    /** Whether a field must be there. */
    enum Presence {
        MAY,
        MUST,
        /** It must, and be a text that is not empty. */
        FILLED,
        /** It may be left out, but not be empty. */
        FILLED_OR_NOT
    }

    /** A field that must be there. */
    public static <T> Field<T> required(String name, Shape<T> shape, String description) {
        return new Field<>(name, shape, Presence.MUST, Optional.empty(), description, false);
    }

    /** A text that must be there and not be empty. */
    public static <T> Field<T> filled(String name, Shape<T> shape, String description) {
        return new Field<>(name, shape, Presence.FILLED, Optional.empty(), description, false);
    }

    /** A text that may be left out, but not be empty. */
    public static <T> Field<T> filledOrNot(String name, Shape<T> shape, String description) {
        return new Field<>(name, shape, Presence.FILLED_OR_NOT, Optional.empty(), description, false);
    }

    /** A field that may be left out. */
    public static <T> Field<T> optional(String name, Shape<T> shape, String description) {
        return new Field<>(name, shape, Presence.MAY, Optional.empty(), description, false);
    }

    /** A field that may be left out, where something else holds then. */
    public static <T> Field<T> optional(String name, Shape<T> shape, T otherwise, String description) {
        return new Field<>(name, shape, Presence.MAY, Optional.of(otherwise), description, false);
    }

    /** The same, where something else holds as long as it cannot be read. */
    public Field<T> or(T other) {
        return new Field<>(name, shape, presence, Optional.of(other), description, isLate);
    }

    /** The same where it may be left out. */
    public Field<T> maybe() {
        return new Field<>(name, shape, Presence.MAY, otherwise, description, isLate);
    }

    /** The same under another name. */
    public Field<T> called(String other) {
        return new Field<>(other, shape, presence, otherwise, description, isLate);
    }

    /** The same, read only when it is asked for: something else must be known before. */
    public Field<T> late() {
        return new Field<>(name, shape, presence, otherwise, description, true);
    }

    /** What an object has in it; empty, with problems noted, if it is not there or cannot be read. */
    public Optional<T> find(JsonObjectReader in, Reading reading) {
        Optional<JsonValue> value = switch (presence) {
            case MAY -> in.value(name);
            case MUST -> in.required(name);
            case FILLED -> in.filled(name);
            case FILLED_OR_NOT -> in.has(name) ? in.filled(name) : Optional.empty();
        };
        return value.flatMap(it -> shape.read(it, reading));
    }

    boolean mustBeThere() {
        return presence == Presence.MUST || presence == Presence.FILLED;
    }

    /** The field of an object that is written, too. */
    public <P> Part<P> from(Function<? super P, ? extends T> get) {
        return fromOptional(object -> Optional.of(get.apply(object)));
    }

    /** The field of an object that is written where there is something to write. */
    public <P> Part<P> fromOptional(Function<? super P, Optional<? extends T>> get) {
        return written(object -> get.apply(object).map(shape::written));
    }

    /** The field of an object whose shape does not tell how it is written, where there is something to write. */
    public <P> Part<P> written(Function<? super P, Optional<?>> as) {
        return new Written<>(this, (object, fields) -> as.apply(object).ifPresent(value -> fields.put(name, value)));
    }

    /** The field of an object that is written unless what holds without it is the same. */
    public <P> Part<P> unlessUsual(Function<? super P, ? extends T> get) {
        return fromOptional(
                object -> Optional.of((T) get.apply(object)).filter(value -> !otherwise.equals(Optional.of(value))));
    }

    @Override
    public Field<?> field() {
        return this;
    }

    @Override
    public void write(Object object, Map<String, Object> fields) {
        throw new UnsupportedOperationException("only read: " + name);
    }

    /** A field and how it is taken from an object. */
    record Written<P>(Field<?> field, BiConsumer<P, Map<String, Object>> writer) implements Part<P> {
        @Override
        public void write(P object, Map<String, Object> fields) {
            writer.accept(object, fields);
        }
    }

    /** Its schema, with what is said of it here. */
    Map<String, Object> schema(Definitions definitions) {
        Map<String, Object> schema = Shapes.keywords();
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        schema.putAll(shape.schema(definitions));
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        if (presence.compareTo(Presence.FILLED) >= 0 && !schema.containsKey("$ref")) {
            schema.putIfAbsent("pattern", "\\S");
        }
        usual().filter(usual -> !isBelow(usual, schema.get("minimum")))
                .ifPresent(usual -> schema.put("default", usual));
        return schema;
    }

    /** What holds where it is not there, as a file would write it; empty if there is nothing to say. */
    Optional<Object> usual() {
        try {
            return mustBeThere()
                    ? Optional.empty()
                    : otherwise.map(shape::written).filter(usual -> !isNothing(usual));
        } catch (UnsupportedOperationException onlyRead) {
            return Optional.empty();
        }
    }

    /** Such a number stands for nothing: no file may say it. */
    private static boolean isBelow(Object usual, @Nullable Object least) {
        return usual instanceof Number number
                && least instanceof Number bound
                && number.doubleValue() < bound.doubleValue();
    }

    private static boolean isNothing(Object usual) {
        return usual.equals("")
                || (usual instanceof Iterable<?> all && !all.iterator().hasNext())
                || usual.equals(Map.of());
    }
}
