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
    /** Asks a visitor about values of this kind. */
    <R> R accept(Visitor<R> visitor);

    /** How a file writes one: a text, a number, a list of numbers, or a map of such values by field, in order. */
    Object written(T value);

    /** Says something of each kind of values, such as how they are read. */
    interface Visitor<R> {
        <T extends Enum<T>> R word(Class<T> type);

        R whole(int min, int max);

        R wholes(int min, int max);

        <T> R object(Nested<T> values);
    }

    /** The constants of an enum, by their {@link Key}. */
    record OneOf<T extends Enum<T>>(Class<T> type) implements Values<T> {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.word(type);
        }

        @Override
        public Object written(T value) {
            return Key.of(value);
        }
    }

    /** Whole numbers within bounds. */
    record Whole(int min, int max) implements Values<Integer> {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.whole(min, max);
        }

        @Override
        public Object written(Integer value) {
            return value;
        }
    }

    /** One or more whole numbers within bounds. */
    record Wholes(int min, int max) implements Values<Set<Integer>> {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.wholes(min, max);
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
        public <R> R accept(Visitor<R> visitor) {
            return visitor.object(this);
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
