package papan.format;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BinaryOperator;
import papan.model.Says;
import papan.model.Side;

/** The texts of a record that are {@linkplain Says#translated() translated}, its own and those of the records in it. */
public final class RecordTexts {
    /** Each is found out once; of a few dozen records in all. */
    private static final Map<Class<?>, RecordTexts> KNOWN = new ConcurrentHashMap<>();

    private final List<Component> components;
    private final Constructor<?> maker;

    /** A component: how keys call it, and how files do. */
    private record Component(String key, String name, Method getter, boolean isTranslated) {
        Object of(Object record) {
            return Reflected.call(() -> getter.invoke(record));
        }
    }

    /** Reads one text after another. */
    @FunctionalInterface
    public interface Reader {
        /**
         * Reads a text.
         *
         * @param path where in the file it stands
         * @param of the record whose text it is
         */
        void read(String path, Object of, String text);
    }

    /** Takes the texts one after another, and gives another for each. */
    @FunctionalInterface
    private interface Each {
        String other(Where at, Object of, String text);
    }

    /** Where something is: by ids, which stay when it is moved, and in the file. */
    private record Where(String key, String path) {
        Where in(Component component) {
            return in(component.key(), component.name());
        }

        Where in(String ownKey, String ownName) {
            return new Where(joined(key, ownKey), joined(path, ownName));
        }

        Where at(Optional<String> id, int index) {
            String place = "[" + index + "]";
            return new Where(id.map(own -> joined(key, own)).orElse(key + place), path + place);
        }

        private static String joined(String all, String name) {
            return name.isEmpty() ? all : all.isEmpty() ? name : all + "." + name;
        }
    }

    private RecordTexts(Class<?> type) {
        RecordComponent[] all = type.getRecordComponents();
        components = Arrays.stream(all).map(RecordTexts::component).toList();
        maker = Reflected.call(() -> type.getDeclaredConstructor(
                Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new)));
        maker.setAccessible(true);
    }

    private static Component component(RecordComponent each) {
        Method getter = each.getAccessor();
        getter.setAccessible(true);
        Says says = each.getAnnotation(Says.class);
        if (says == null) {
            return new Component(each.getName(), each.getName(), getter, false);
        }
        String name = says.name().isEmpty() && !says.beside() ? each.getName() : says.name();
        return new Component(says.key().equals(Says.NOTHING) ? name : says.key(), name, getter, says.translated());
    }

    /**
     * The same record with other texts; empty ones stay empty.
     *
     * @param key with which the keys of its texts begin
     * @param words gives the other text for a key and a text
     */
    @SuppressWarnings("unchecked") // a record of the same class is made
    public static <T> T said(T record, String key, BinaryOperator<String> words) {
        return (T)
                of(record.getClass()).other(record, new Where(key, ""), (at, of, text) -> words.apply(at.key(), text));
    }

    /**
     * Reads the texts of a record that are not empty.
     *
     * @param path where in the file it stands
     */
    public static void read(Object record, String path, Reader reader) {
        of(record.getClass()).other(record, new Where("", path), (at, of, text) -> {
            reader.read(at.path(), of, text);
            return text;
        });
    }

    private Object other(Object record, Where at, Each each) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            Component one = components.get(i);
            Object value = one.of(record);
            values[i] = one.isTranslated() ? translated(value, at.in(one), record, each) : value;
        }
        return Reflected.call(() -> maker.newInstance(values));
    }

    /** A text, a record, or some of them: those of a list by their ids or else by their places. */
    private static Object translated(Object value, Where at, Object of, Each each) {
        if (value instanceof String text) {
            return text.isBlank() ? text : each.other(at, of, text);
        }
        if (value instanceof Optional<?> some) {
            return some.map(one -> translated(one, at, of, each));
        }
        if (value instanceof List<?> list) {
            List<Object> all = new ArrayList<>();
            for (Object one : list) {
                all.add(translated(one, at.at(id(one), all.size()), of, each));
            }
            return all;
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> all = new LinkedHashMap<>();
            map.forEach((name, one) -> {
                String own = name instanceof Side side ? side.id() : String.valueOf(name);
                all.put(name, translated(one, at.in(own, own), of, each));
            });
            return all;
        }
        return of(value.getClass()).other(value, at, each);
    }

    /** The id of a record, which may stand in one whose fields stand beside its own. */
    private static Optional<String> id(Object value) {
        if (!(value instanceof Record)) {
            return Optional.empty();
        }
        for (Component each : of(value.getClass()).components) {
            if (each.name().equals("id")) {
                return Optional.of((String) each.of(value));
            }
            Optional<String> beside = each.name().isEmpty() ? id(each.of(value)) : Optional.empty();
            if (beside.isPresent()) {
                return beside;
            }
        }
        return Optional.empty();
    }

    private static RecordTexts of(Class<?> type) {
        RecordTexts known = KNOWN.get(type);
        if (known == null) {
            known = new RecordTexts(type);
            KNOWN.put(type, known);
        }
        return known;
    }
}
