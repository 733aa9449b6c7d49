package papan.format;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * What a value in a file looks like, declared once: how it is read and written, and what its JSON Schema says. {@link
 * Shapes} makes them, {@link ObjectShape} puts them together.
 *
 * @param <T> what is made of the value
 */
public interface Shape<T> {
    /** Reads a value; empty, with problems noted, if it has another shape. */
    Optional<T> read(JsonValue value, Reading reading);

    /** How a file writes it: a text, a number, a flag, a list of such, or a map of such by field, in order. */
    Object written(T value);

    /**
     * The keywords of its JSON Schema.
     *
     * @param definitions takes shapes that have a name
     */
    Map<String, Object> schema(Definitions definitions);

    /** Reads a value of one shape. */
    @FunctionalInterface
    interface Reader<T> {
        /** Reads it; empty, with problems noted, if it has another shape. */
        Optional<T> read(JsonValue value, Reading reading);
    }

    /** Looks at what has been read. */
    @FunctionalInterface
    interface Check<T> {
        /** Notes what is wrong with it; false if it cannot be used. */
        boolean isUsable(T value, JsonValue at, Reading reading);
    }

    /** The same with a definition of its own in the schema. */
    default Shape<T> named(String name) {
        return new Declared<>(this::read, this::written, definitions -> definitions.reference(name, this));
    }

    /** The same, looked at once it has been read. */
    default Shape<T> checked(Check<T> check) {
        return new Declared<>(
                (value, reading) -> read(value, reading).filter(found -> check.isUsable(found, value, reading)),
                this::written,
                this::schema);
    }

    /** The same, where something else stands for what cannot be read. */
    default Shape<T> or(T other) {
        return new Declared<>(
                (value, reading) -> read(value, reading).or(() -> Optional.of(other)), this::written, this::schema);
    }

    /** The same with the place where it stands, for what is said of it later. */
    default Shape<Placed<T>> placed() {
        return new Declared<>(
                (value, reading) -> read(value, reading).map(found -> new Placed<>(found, value)),
                found -> written(found.value()),
                this::schema);
    }

    /** What was read, and where it stands. */
    record Placed<T>(T value, JsonValue at) {}

    /** The same read where something else is known. */
    default Shape<T> reading(UnaryOperator<Reading> other) {
        return new Declared<>((value, reading) -> read(value, other.apply(reading)), this::written, this::schema);
    }

    /** The same with another keyword in its schema. */
    default Shape<T> with(String keyword, Object is) {
        return new Declared<>(this::read, this::written, definitions -> {
            Map<String, Object> schema = new LinkedHashMap<>(schema(definitions));
            schema.put(keyword, is);
            return schema;
        });
    }

    /** Something else that is written so. */
    default <R> Shape<R> as(Function<? super T, ? extends R> from, Function<? super R, ? extends T> to) {
        return new Declared<>(
                (value, reading) -> read(value, reading).map(from), other -> written(to.apply(other)), this::schema);
    }

    /** Something else that is read from it, and never written. */
    default <R> Shape<R> as(Function<? super T, ? extends R> from) {
        return new Declared<>((value, reading) -> read(value, reading).map(from), new OnlyRead<>(), this::schema);
    }

    /** A shape made of its parts. */
    record Declared<T>(
            Reader<T> reader, Function<T, Object> writer, Function<Definitions, Map<String, Object>> describer)
            implements Shape<T> {
        @Override
        public Optional<T> read(JsonValue value, Reading reading) {
            return reader.read(value, reading);
        }

        @Override
        public Object written(T value) {
            return writer.apply(value);
        }

        @Override
        public Map<String, Object> schema(Definitions definitions) {
            return describer.apply(definitions);
        }
    }

    /** For what this program writes and never reads. */
    record OnlyWritten<T>() implements Reader<T> {
        @Override
        public Optional<T> read(JsonValue value, Reading reading) {
            throw new UnsupportedOperationException("only written: " + value.path());
        }
    }

    /** For what this program reads and never writes. */
    record OnlyRead<T>() implements Function<T, Object> {
        @Override
        public Object apply(T value) {
            throw new UnsupportedOperationException("only read: " + value);
        }
    }
}
