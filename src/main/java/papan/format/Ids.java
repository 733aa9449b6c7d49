package papan.format;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** The words by which files name values of which there are only a few, such as the constants of an enum. */
public final class Ids {
    private Ids() {}

    /** All constants of an enum by their word, in order. */
    public static <T extends Enum<T>> Map<String, T> of(Class<T> type, Function<? super T, String> id) {
        Map<String, T> byId = new LinkedHashMap<>();
        for (T each : type.getEnumConstants()) {
            byId.put(id.apply(each), each);
        }
        return byId;
    }
}
