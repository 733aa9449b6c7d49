package papan.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What one document says about one clause.
 *
 * @param source the id of one of the rule set's {@link Source}s
 * @param says what it says, restated, by language tag; empty where the source alone is enough
 */
public record Citation(String source, Map<String, String> says) {
    public Citation {
        says = Map.copyOf(says);
    }

    /** What the document says, in a language or else in English. */
    public Optional<String> saysIn(String language) {
        return Texts.in(says, language);
    }
}
