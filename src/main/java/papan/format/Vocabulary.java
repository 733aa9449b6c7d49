package papan.format;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import papan.model.Says;

/**
 * What may stand in the fields of a family of files, by the types of the components of its records. Of records, sealed
 * interfaces of such, constants, numbers, flags, texts, lists, sets and maps it knows by itself; whatever is written in
 * another way is said once, by its type or by a name of its own.
 */
public final class Vocabulary {
    private final Function<Enum<?>, String> word;
    private final Map<Class<?>, Shape<?>> types = new HashMap<>();
    private final Map<String, Shape<?>> names = new HashMap<>();
    private final Map<String, Rule> rules = new HashMap<>();
    private final Map<String, Beside> besides = new HashMap<>();
    private final Map<Class<?>, RecordShape<?>> records = new ConcurrentHashMap<>();

    /** What stands in several fields of an object, and is one component of its record. */
    public interface Beside {
        /** Makes it of what was read. */
        Object make(Fields in);

        /** Its fields, in the order of files. */
        List<Part<Object>> parts();
    }

    private record Several(Function<Fields, ?> made, List<Part<Object>> parts) implements Beside {
        @Override
        public Object make(Fields in) {
            return made.apply(in);
        }
    }

    /** What is looked at across the fields of a record, before it is made and then. */
    record Rule(Consumer<Fields> before, BiFunction<Object, Fields, Object> after) {
        static final Rule NONE = new Rule(in -> {}, (made, in) -> made);
    }

    /**
     * Nothing but what goes without saying.
     *
     * @param word how files call a constant
     */
    public Vocabulary(Function<Enum<?>, String> word) {
        this.word = word;
    }

    /** The same where values of a type are written so. */
    public <T> Vocabulary with(Class<T> type, Shape<? extends T> shape) {
        types.put(type, shape);
        return this;
    }

    /** The same where something with a name is written so. */
    public Vocabulary with(String name, Shape<?> shape) {
        names.put(name, shape);
        return this;
    }

    /** The same where something is looked at across the fields of a record, which has a name, once it is made. */
    @SuppressWarnings("unchecked") // whoever says so knows what is called so
    public <T> Vocabulary looking(String name, BiFunction<T, Fields, T> rule) {
        rules.put(name, new Rule(Rule.NONE.before(), (BiFunction<Object, Fields, Object>) (BiFunction<?, ?, ?>) rule));
        return this;
    }

    /** The same where that is done before the record is made, and whether it can be made or not. */
    public Vocabulary lookingFirst(String name, Consumer<Fields> rule) {
        rules.put(name, new Rule(rule, Rule.NONE.after()));
        return this;
    }

    /** The same where the fields of a record stand so beside others. */
    public Vocabulary with(String name, RecordShape<?> fields) {
        besides.put(name, fields);
        return this;
    }

    /** The same where a component is made so of several fields beside others, and written if those are. */
    @SuppressWarnings("unchecked") // whoever says so knows of what they are parts
    public Vocabulary with(String name, Function<Fields, ?> made, Part<?>... parts) {
        besides.put(name, new Several(made, List.of((Part<Object>[]) parts)));
        return this;
    }

    /** The fields of a component that stand beside others. */
    Beside beside(Class<?> type, String as) {
        return as.isEmpty()
                ? fields(type)
                : Optional.ofNullable(besides.get(as))
                        .orElseThrow(() -> new IllegalArgumentException("nothing is called " + as));
    }

    /** The fields of a record. */
    @SuppressWarnings("unchecked") // each stands under its own type
    public <T> RecordShape<T> fields(Class<T> type) {
        RecordShape<?> known = records.get(type);
        if (known == null) {
            known = new RecordShape<>(
                    type, this, rules.getOrDefault(RecordShape.says(type).name(), Rule.NONE));
            records.put(type, known);
        }
        return (RecordShape<T>) known;
    }

    /** The records of a sealed interface by their names, in the order in which it permits them. */
    public <T> Map<String, RecordShape<? extends T>> kinds(Class<T> type) {
        Map<String, RecordShape<? extends T>> kinds = new LinkedHashMap<>();
        records(type).forEach(kind -> kinds.put(RecordShape.says(kind).name(), fields(kind)));
        return kinds;
    }

    /** The records of a sealed interface, and of those that it permits. */
    private static <T> Stream<Class<? extends T>> records(Class<T> type) {
        return Arrays.stream(type.getPermittedSubclasses())
                .map(kind -> kind.asSubclass(type))
                .flatMap(kind -> kind.isRecord() ? Stream.of(kind) : records(kind));
    }

    /** The record of a sealed interface that has a name. */
    public <T> RecordShape<? extends T> kind(Class<T> type, String name) {
        return records(type)
                .filter(kind -> RecordShape.says(kind).name().equals(name))
                .findFirst()
                .map(this::fields)
                .orElseThrow(() -> new IllegalArgumentException(type + " has no " + name));
    }

    /** A record as an object. */
    @SuppressWarnings("unchecked") // each stands under its own type
    public <T> ObjectShape<T> object(Class<T> type) {
        return types.get(type) instanceof ObjectShape<?> known
                ? (ObjectShape<T>) known
                : fields(type).object();
    }

    /**
     * Records of a sealed interface, told apart by a field.
     *
     * @param others objects that are written in another way, by their words
     */
    public <T> UnionShape<T> union(Class<T> type, Map<String, ? extends ObjectShape<? extends T>> others) {
        Says says = RecordShape.says(type);
        Map<String, ObjectShape<? extends T>> kinds = new LinkedHashMap<>();
        kinds(type).forEach((name, kind) -> {
            ObjectShape<? extends T> other = others.get(name);
            kinds.put(name, other == null ? object(kind.type()) : other);
        });
        Shape<?> words = Shapes.words(kinds);
        return new UnionShape<>(
                says.by(),
                says.value(),
                kinds,
                says.name(),
                it -> RecordShape.says(it.getClass()).name(),
                (word, at, reading) -> words.read(at, reading));
    }

    /** The shape of a type, wherever it stands. */
    @SuppressWarnings("unchecked") // each stands under its own type
    public <T> Shape<T> of(Class<T> type) {
        return (Shape<T>) shape(type, RecordShape.says(type), "");
    }

    /** The shape of what a component holds. */
    Shape<?> shape(Type type, Says says) {
        return says.whole().isEmpty() ? shape(type, says, says.as()) : named(says.whole());
    }

    private Shape<?> named(String name) {
        return Optional.ofNullable(names.get(name))
                .orElseThrow(() -> new IllegalArgumentException("nothing is called " + name));
    }

    private Shape<?> shape(Type type, Says says, String as) {
        if (type instanceof ParameterizedType of) {
            return collection(of, says, as);
        }
        return as.isEmpty() ? shape((Class<?>) type, says) : named(as);
    }

    private Shape<?> collection(ParameterizedType of, Says says, String as) {
        Type[] held = of.getActualTypeArguments();
        Shape<?> each = shape(held[held.length - 1], says, as);
        if (of.getRawType() == List.class) {
            return Shapes.list(each);
        }
        if (of.getRawType() == Set.class) {
            return set(each);
        }
        if (of.getRawType() == Map.class) {
            return Shapes.map(Shapes.text(), each);
        }
        throw new IllegalArgumentException("nothing is known of " + of);
    }

    private static <T> Shape<Set<T>> set(Shape<T> each) {
        return Shapes.list(each)
                .as(LinkedHashSet::new, all -> all.stream().sorted().toList());
    }

    private Shape<?> shape(Class<?> type, Says says) {
        Says own = RecordShape.says(type);
        Shape<?> known = types.get(type);
        if (known != null && !(known instanceof ObjectShape && !own.name().isEmpty())) {
            return known;
        }
        if (type == String.class) {
            return Shapes.text();
        }
        if (type == int.class || type == Integer.class) {
            return Shapes.whole((int) says.min(), (int) says.max());
        }
        if (type == double.class || type == Double.class) {
            return Shapes.number(says.min(), says.max());
        }
        if (type == boolean.class || type == Boolean.class) {
            return Shapes.flag();
        }
        if (type.isEnum()) {
            return words(type);
        }
        return own.name().isEmpty() ? object(type) : Shapes.later(own.name(), () -> again(type));
    }

    @SuppressWarnings("unchecked") // no more than its own values are asked of it
    private Shape<Object> again(Class<?> type) {
        return (Shape<Object>) object(type);
    }

    private Shape<?> words(Class<?> type) {
        Map<String, Object> words = new LinkedHashMap<>();
        for (Object constant : type.getEnumConstants()) {
            words.put(word.apply((Enum<?>) constant), constant);
        }
        return Shapes.words(words);
    }
}
