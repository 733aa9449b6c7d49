package papan.format;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import papan.model.Says;

/**
 * A record as its own format: its components are the fields of an object, which is read, written and described by what they
 * {@linkplain Says say}; those that say nothing are in no file. {@link Vocabulary} makes them.
 */
public final class RecordShape<T> {
    /** On what says nothing of itself. */
    @Says
    private record Silent() {}

    private static final Says SILENT = Objects.requireNonNull(Silent.class.getAnnotation(Says.class));

    private final Class<T> type;
    private final BiFunction<Object, Fields, Object> rule;
    private final Constructor<T> maker;
    private final List<Component> components = new ArrayList<>();

    /** A component, as a field or as the fields of its own record. */
    private record Component(
            String name,
            Method getter,
            boolean isOptional,
            Optional<Field<Object>> field,
            Optional<RecordShape<?>> beside) {
        Object in(Fields in) {
            if (field.isEmpty()) {
                return beside.orElseThrow().make(in);
            }
            return isOptional ? in.find(field.get()) : in.get(field.get());
        }

        Object of(Object record) {
            return Reflected.call(() -> getter.invoke(record));
        }

        private Optional<?> optional(Object record) {
            return (Optional<?>) of(record);
        }

        List<Part<Object>> parts() {
            if (field.isEmpty()) {
                return beside.orElseThrow().parts().stream()
                        .map(part -> (Part<Object>) new Inner(part, this))
                        .toList();
            }
            Field<Object> one = field.get();
            if (isOptional) {
                return List.of(
                        one.fromOptional((Object record) -> optional(record).map(it -> it)));
            }
            boolean isLeftOut = one.otherwise().isPresent() && !one.mustBeThere();
            return List.of(isLeftOut ? one.unlessUsual(this::of) : one.from(this::of));
        }
    }

    /** A field of a record that stands beside the fields of another. */
    private record Inner(Part<Object> part, Component of) implements Part<Object> {
        @Override
        public Field<?> field() {
            return part.field();
        }

        @Override
        public void write(Object record, Map<String, Object> fields) {
            part.write(of.of(record), fields);
        }
    }

    RecordShape(Class<T> type, Vocabulary words, BiFunction<Object, Fields, Object> rule) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is no record, and nothing else is said of it");
        }
        this.type = type;
        this.rule = rule;
        RecordComponent[] all = type.getRecordComponents();
        Class<?>[] types = Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new);
        this.maker = Reflected.call(() -> type.getDeclaredConstructor(types));
        maker.setAccessible(true);
        for (RecordComponent each : all) {
            if (each.isAnnotationPresent(Says.class)) {
                components.add(component(each, words));
            }
        }
    }

    /** What is said of a type; nothing if nothing is. */
    static Says says(Class<?> type) {
        return Optional.ofNullable(type.getAnnotation(Says.class)).orElse(SILENT);
    }

    private static Component component(RecordComponent each, Vocabulary words) {
        Method getter = each.getAccessor();
        getter.setAccessible(true);
        Says says = Objects.requireNonNull(each.getAnnotation(Says.class));
        boolean isOptional = each.getType() == Optional.class;
        return says.beside()
                ? new Component(
                        each.getName(), getter, false, Optional.empty(), Optional.of(words.fields(each.getType())))
                : new Component(
                        each.getName(),
                        getter,
                        isOptional && says.or().isEmpty(),
                        Optional.of(field(each, says, words)),
                        Optional.empty());
    }

    @SuppressWarnings("unchecked") // the shape of a component is that of its type
    private static Field<Object> field(RecordComponent each, Says says, Vocabulary words) {
        boolean isOptional = each.getType() == Optional.class;
        Type held = isOptional
                ? ((ParameterizedType) each.getGenericType()).getActualTypeArguments()[0]
                : each.getGenericType();
        String name = says.name().isEmpty() ? each.getName() : says.name();
        Shape<Object> shape = (Shape<Object>) words.shape(held, says);
        if (!says.or().isEmpty()) {
            return orWord(name, shape, isOptional, says);
        }
        if (isOptional) {
            return says.filled()
                    ? Field.filledOrNot(name, shape, says.value())
                    : Field.optional(name, shape, says.value());
        }
        Optional<Object> usual =
                says.usual().equals(Says.NOTHING) ? Optional.empty() : Optional.of(usual(each.getType(), says.usual()));
        Field<Object> field = says.filled()
                ? Field.filled(name, shape, says.value())
                : usual.isEmpty() || says.needed()
                        ? Field.required(name, shape, says.value())
                        : Field.optional(name, shape, says.value());
        return usual.isPresent() ? field.or(usual.get()) : field;
    }

    /** A field in which a word may stand for nothing. */
    @SuppressWarnings("unchecked") // an optional value, or a list, which is nothing if it is empty
    private static Field<Object> orWord(String name, Shape<Object> shape, boolean isOptional, Says says) {
        Shape<Optional<Object>> either = Shapes.wordOr(says.or(), shape);
        Field<?> field = isOptional
                ? Field.optional(name, either, Optional.empty(), says.value())
                : Field.optional(
                        name,
                        either.<Object>as(
                                some -> some.orElse(List.of()),
                                all -> Optional.of(all).filter(it -> !it.equals(List.of()))),
                        (Object) List.of(),
                        says.value());
        return (Field<Object>) field;
    }

    private static Object usual(Class<?> type, String text) {
        if (type == String.class) {
            return text;
        }
        if (type == int.class) {
            return Integer.valueOf(text);
        }
        if (type == double.class) {
            return Double.valueOf(text);
        }
        if (type == boolean.class) {
            return Boolean.valueOf(text);
        }
        if (text.isEmpty()) {
            return type == List.class ? List.of() : type == Set.class ? Set.of() : Map.of();
        }
        return Reflected.call(() -> {
            var constant = type.getDeclaredField(text);
            constant.setAccessible(true);
            return Objects.requireNonNull(constant.get(null), text);
        });
    }

    /** The record. */
    Class<T> type() {
        return type;
    }

    /** The field of a component. */
    @SuppressWarnings("unchecked") // the caller knows of which type the component is
    public <V> Field<V> field(String component) {
        return (Field<V>) components.stream()
                .filter(each -> each.name().equals(component))
                .flatMap(each -> each.field().stream())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type + " has no field for " + component));
    }

    /** What it is, as a sentence for authors. */
    public String description() {
        return says(type).value();
    }

    /** A small one, as a file has it. */
    public String example() {
        return says(type).example();
    }

    /** All fields, in the order of files. */
    public List<Part<Object>> parts() {
        return components.stream().flatMap(each -> each.parts().stream()).toList();
    }

    /** A record of what was read; one of which a component says nothing is only written. */
    public T make(Fields in) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = components.get(i).in(in);
        }
        Object made = Reflected.call(() -> maker.newInstance(values));
        return type.cast(rule.apply(made, in));
    }

    /** The record as an object. */
    public ObjectShape<T> object() {
        ObjectShape<T> object = ObjectShape.of(description(), this::make, List.copyOf(parts()));
        return example().isEmpty() ? object : object.with("examples", Shapes.example(example()));
    }
}
