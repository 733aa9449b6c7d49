package papan.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import papan.rules.Axis.Form;

/** The values that an axis may have, and how files write them. */
public sealed interface Values<T> {
    /** Takes one of them from a file; empty if it has none. */
    Optional<T> read(Reader reader);

    /** How a file writes one: a text, a number, a list of numbers, or a map of such values by field, in order. */
    Object written(T value);

    /** Reads the value of one field. */
    interface Reader {
        <T extends Enum<T>> Optional<T> word(Class<T> type);

        Optional<Integer> whole(int min, int max);

        Optional<Set<Integer>> wholes(int min, int max);

        <T> Optional<T> object(Nested<T> values);
    }

    /** The constants of an enum, by their {@link Key}. */
    record OneOf<T extends Enum<T>>(Class<T> type) implements Values<T> {
        @Override
        public Optional<T> read(Reader reader) {
            return reader.word(type);
        }

        @Override
        public Object written(T value) {
            return Key.of(value);
        }
    }

    /** Whole numbers within bounds. */
    record Whole(int min, int max) implements Values<Integer> {
        @Override
        public Optional<Integer> read(Reader reader) {
            return reader.whole(min, max);
        }

        @Override
        public Object written(Integer value) {
            return value;
        }
    }

    /** One or more whole numbers within bounds. */
    record Wholes(int min, int max) implements Values<Set<Integer>> {
        @Override
        public Optional<Set<Integer>> read(Reader reader) {
            return reader.wholes(min, max);
        }

        @Override
        public Object written(Set<Integer> value) {
            return List.copyOf(new TreeSet<>(value));
        }
    }

    /**
     * Objects with axes of their own, or the word {@code none}.
     *
     * @param none what {@code none} means; empty if that word may not be written
     * @param forms the objects that it may be, told apart by their first field; the last is meant where none fits
     */
    record Nested<T>(Optional<T> none, List<Form<? extends T>> forms) implements Values<T> {
        public Nested {
            forms = List.copyOf(forms);
        }

        @Override
        public Optional<T> read(Reader reader) {
            return reader.object(this);
        }

        @Override
        public Object written(T value) {
            return none.equals(Optional.of(value))
                    ? "none"
                    : forms.stream()
                            .flatMap(form -> fields(value, form))
                            .findFirst()
                            .orElseThrow();
        }

        private static <F> Stream<Map<String, Object>> fields(Object value, Form<F> form) {
            Map<String, Object> fields = new LinkedHashMap<>();
            form.in(value).ifPresent(part -> form.axes().forEach(axis -> fields.put(axis.field(), axis.written(part))));
            return Stream.of(fields).filter(all -> !all.isEmpty());
        }
    }
}
