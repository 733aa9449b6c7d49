package papan.format;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BinaryOperator;
import papan.model.Says;

/** The texts of a record that are {@linkplain Says#translated() translated}, its own and those of the records in its lists. */
public final class RecordTexts {
    /** Each is found out once; of a few dozen records in all. */
    private static final Map<Class<?>, RecordTexts> KNOWN = new ConcurrentHashMap<>();

    private final List<Component> components;
    private final Constructor<?> maker;

    private record Component(String name, Method getter, boolean isTranslated) {}

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
        String name = says == null || says.name().isEmpty() ? each.getName() : says.name();
        return new Component(name, getter, says != null && says.translated());
    }

    /**
     * The same record with other texts; empty ones stay empty.
     *
     * @param key with which the keys of its texts begin
     * @param words gives the other text for a key and a text
     */
    @SuppressWarnings("unchecked") // a record of the same class is made
    public static <T> T said(T record, String key, BinaryOperator<String> words) {
        return (T) of(record.getClass()).other(record, key, words);
    }

    private Object other(Object record, String key, BinaryOperator<String> words) {
        Object[] values = new Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            Component each = components.get(i);
            Object value = Reflected.call(() -> each.getter().invoke(record));
            values[i] = each.isTranslated() ? translated(value, key + "." + each.name(), words) : value;
        }
        return Reflected.call(() -> maker.newInstance(values));
    }

    /** A text, or a list of records, each by its id or else by its place. */
    private static Object translated(Object value, String key, BinaryOperator<String> words) {
        if (value instanceof String text) {
            return text.isBlank() ? text : words.apply(key, text);
        }
        List<Object> all = new ArrayList<>();
        for (Object each : (List<?>) value) {
            RecordTexts texts = of(each.getClass());
            all.add(texts.other(each, key + texts.id(each).orElse("[" + all.size() + "]"), words));
        }
        return all;
    }

    private Optional<String> id(Object record) {
        return components.stream()
                .filter(each -> each.name().equals("id"))
                .findFirst()
                .map(each -> "." + Reflected.call(() -> each.getter().invoke(record)));
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
