package papan.rules;

import java.util.Map;
import java.util.Optional;

/** Texts that a rule-set file brings in several languages. */
final class Texts {
    private Texts() {}

    /** The text in a language, or else in English. */
    static Optional<String> in(Map<String, String> byLanguage, String language) {
        return Optional.ofNullable(byLanguage.get(language)).or(() -> Optional.ofNullable(byLanguage.get("en")));
    }
}
