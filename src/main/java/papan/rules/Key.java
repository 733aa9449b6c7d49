package papan.rules;

import java.util.Locale;

/** The words by which files and catalogues name the constants of an enum: {@code BY_LAP} is {@code byLap}. */
public final class Key {
    private Key() {}

    /** The word of a constant, in camel case. */
    public static String of(Enum<?> constant) {
        String[] parts = constant.name().toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder word = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            word.append(Character.toUpperCase(parts[i].charAt(0))).append(parts[i].substring(1));
        }
        return word.toString();
    }
}
