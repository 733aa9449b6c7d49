package papan.json;

import java.util.LinkedHashMap;
import java.util.Map;
import papan.rules.Key;

/** The words by which files name the constants of an enum: {@code BY_LAP} is {@code byLap}. */
final class EnumWords {
    private EnumWords() {}

    /** All constants by their word, in order. */
    static <T extends Enum<T>> Map<String, T> of(Class<T> type) {
        Map<String, T> words = new LinkedHashMap<>();
        for (T constant : type.getEnumConstants()) {
            words.put(Key.of(constant), constant);
        }
        return words;
    }
}
