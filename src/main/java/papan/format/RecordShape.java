package papan.format;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import papan.model.Says;

/**
 * A record as its own format: its components are the fields of an object, which is read, written and described by what they
 * {@linkplain Says say}; those that say nothing are in no file. {@link Vocabulary} makes them.
 */
public final class RecordShape<T> implements Vocabulary.Beside {
    /** On what says nothing of itself. */
    @Says
    private record Silent() {}

    private static final Says SILENT = Objects.requireNonNull(Silent.class.getAnnotation(Says.class));

    private final Class<T> type;
    private final Vocabulary.Rule rule;
    private final Constructor<T> maker;
    private final List<Component> components;

    /** A component, as a field, as the fields of its own record, or as no field at all. */
    private record Component(
            String name,
            Method getter,
            Optional<Field<Object>> field,
            Optional<Vocabulary.Beside> beside,
            Optional<Object> always) {
        Object in(Fields in) {
            if (field.isPresent()) {
                return isOptional() ? some(in.find(field.get())) : in.get(field.get());
            }
            return always.orElseGet(
                    () -> beside.orElseThrow(() -> new UnsupportedOperationException("only written: " + getter))
                            .make(in));
        }

        /** Whether it is empty where the field is not there. */
        private boolean isOptional() {
            return isOptional(getter.getReturnType())
                    && field.orElseThrow().otherwise().isEmpty();
        }

        static boolean isOptional(Class<?> type) {
            return type == Optional.class || type == OptionalInt.class;
        }

        /** What was found, as the component has it. */
        private Object some(Optional<Object> found) {
            if (getter.getReturnType() == Optional.class) {
                return found;
            }
            return found.isPresent() ? OptionalInt.of((Integer) found.get()) : OptionalInt.empty();
        }

        Object of(Object record) {
            return Reflected.call(() -> getter.invoke(record));
        }

        private Optional<?> optional(Object record) {
            Object value = of(record);
            return value instanceof OptionalInt number
                    ? number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty()
                    : (Optional<?>) value;
        }

        Component as(Optional<Field<Object>> other, Optional<Object> value) {
            return new Component(name, getter, other, Optional.empty(), value);
        }

        List<Part<Object>> parts() {
            if (field.isEmpty()) {
                return beside.stream()
                        .flatMap(of -> of.parts().stream())
                        .map(part -> part.of(record -> Optional.of(of(record))))
                        .toList();
            }
            Field<Object> one = field.get();
            if (isOptional()) {
                return List.of(
                        one.fromOptional((Object record) -> optional(record).map(it -> it)));
            }
            boolean isLeftOut = one.otherwise().isPresent() && !one.mustBeThere();
            return List.of(isLeftOut ? one.unlessUsual(this::of) : one.from(this::of));
        }
    }

    RecordShape(Class<T> type, Vocabulary words, Vocabulary.Rule rule) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is no record, and nothing else is said of it");
        }
        this.type = type;
        this.rule = rule;
        RecordComponent[] all = type.getRecordComponents();
        Class<?>[] types = Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new);
        this.maker = Reflected.call(() -> type.getDeclaredConstructor(types));
        maker.setAccessible(true);
        this.components = Arrays.stream(all).map(each -> component(each, words)).toList();
    }

    private RecordShape(RecordShape<T> of, List<Component> components) {
        this.type = of.type;
        this.rule = of.rule;
        this.maker = of.maker;
        this.components = components;
    }

    /** The same where another field says what a component is. */
    @SuppressWarnings("unchecked") // the caller knows of which type the component is
    public RecordShape<T> with(String component, Field<?> other) {
        return replaced(component, each -> each.as(Optional.of((Field<Object>) other), Optional.empty()));
    }

    /** The same where a component is always the same, and in no file. */
    public RecordShape<T> without(String component, Object value) {
        return replaced(component, each -> each.as(Optional.empty(), Optional.of(value)));
    }

    private RecordShape<T> replaced(String component, UnaryOperator<Component> other) {
        return new RecordShape<>(
                this,
                components.stream()
                        .map(each -> each.name().equals(component) ? other.apply(each) : each)
                        .toList());
    }

    /** What is said of a type; nothing if nothing is. */
    static Says says(Class<?> type) {
        return Optional.ofNullable(type.getAnnotation(Says.class)).orElse(SILENT);
    }

    private static Component component(RecordComponent each, Vocabulary words) {
        Method getter = each.getAccessor();
        getter.setAccessible(true);
        Says says = each.getAnnotation(Says.class);
        Component none = new Component(each.getName(), getter, Optional.empty(), Optional.empty(), Optional.empty());
        if (says == null) {
            return none.as(Optional.empty(), nothing(each.getType()));
        }
        return says.beside()
                ? new Component(
                        each.getName(),
                        getter,
                        Optional.empty(),
                        Optional.of(words.beside(each.getType(), says.as())),
                        Optional.empty())
                : none.as(Optional.of(field(each, says, words)), Optional.empty());
    }

    /** What stands for nothing of a type, if there is such a thing. */
    private static Optional<Object> nothing(Class<?> type) {
        return type == Optional.class
                ? Optional.of(Optional.empty())
                : type == List.class || type == Map.class ? Optional.of(empty(type)) : Optional.empty();
    }

    private static Object empty(Class<?> type) {
        return type == List.class ? List.of() : type == Set.class ? Set.of() : Map.of();
    }

    @SuppressWarnings("unchecked") // the shape of a component is that of its type
    private static Field<Object> field(RecordComponent each, Says says, Vocabulary words) {
        boolean isOptional = Component.isOptional(each.getType());
        Type held = each.getType() == Optional.class
                ? ((ParameterizedType) each.getGenericType()).getActualTypeArguments()[0]
                : isOptional ? Integer.class : each.getGenericType();
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
                says.usual().equals(Says.NOTHING) ? Optional.empty() : Optional.of(usual(each, says.usual()));
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

    private static Object usual(RecordComponent each, String text) {
        Class<?> type = each.getType();
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
            return empty(type);
        }
        Class<?> home = type == List.class ? each.getDeclaringRecord() : type;
        return Reflected.call(() -> {
            var constant = home.getDeclaredField(text);
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
    @Override
    public List<Part<Object>> parts() {
        return components.stream().flatMap(each -> each.parts().stream()).toList();
    }

    /** A record of what was read; one of which a component says nothing is only written. */
    @Override
    public T make(Fields in) {
        rule.before().accept(in);
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = components.get(i).in(in);
        }
        Object made = Reflected.call(() -> maker.newInstance(values));
        return type.cast(rule.after().apply(made, in));
    }

    /** The record as an object. */
    public ObjectShape<T> object() {
        ObjectShape<T> object = ObjectShape.of(description(), this::make, List.copyOf(parts()));
        return example().isEmpty() ? object : object.with("examples", Shapes.example(example()));
    }
}
