package papan.narration;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Has Filipino say each text in the one of the languages with Latin letters that needs most letters for it: where that is
 * wholly seen, each of them is.
 */
public final class LongestTexts {
    private static final List<Language> LATIN =
            List.of(Language.MALAY, Language.INDONESIAN, Language.FILIPINO, Language.SWEDISH);
    private static final int TWO_DIGITS = 12;

    private LongestTexts() {}

    /** Has it speak so of everything that English has been asked for up to now. */
    public static void speak() {
        TextFamily.READ.keySet().stream()
                .filter(file -> file.language() == Language.ENGLISH)
                .map(TextFamily.File::family)
                .toList()
                .forEach(
                        family -> TextFamily.READ.put(new TextFamily.File(family, Language.FILIPINO), longest(family)));
    }

    /** Has it speak for itself again. */
    public static void beSilent() {
        TextFamily.READ.keySet().removeIf(file -> LATIN.contains(file.language()));
    }

    private static Map<String, Pattern> longest(TextFamily family) {
        Map<String, Pattern> longest = new TreeMap<>();
        for (Language language : LATIN) {
            Map<String, Pattern> own = language == Language.FILIPINO ? family.read(language) : family.in(language);
            own.forEach(
                    (key, text) -> longest.merge(key, text, (one, other) -> length(one) < length(other) ? other : one));
        }
        return longest;
    }

    private static int length(Pattern text) {
        return text.format(new Pattern.Arguments() {
                    @Override
                    public String text(String name) {
                        return name;
                    }

                    @Override
                    public String selector(String name) {
                        return "";
                    }

                    @Override
                    public int number(String name) {
                        return TWO_DIGITS;
                    }
                })
                .length();
    }
}
