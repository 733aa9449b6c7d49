package papan.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What one document says about one clause.
 *
 * @param source the id of one of the rule set's {@link Source}s
 * @param says what it says, restated, by language tag; empty where the source alone is enough
 * @param quote its own words, in its own language; empty where they are not given
 * @param at the number of the sentence in the document in which the quote begins, 1 for the first; 0 if it is not given
 */
public record Citation(String source, Map<String, String> says, Optional<String> quote, int at) {
    public Citation {
        says = Map.copyOf(says);
    }

    /** What the document says, in a language or else in English. */
    public Optional<String> saysIn(String language) {
        return Texts.in(says, language);
    }

    /** The same of a source with another id. */
    Citation from(String other) {
        return new Citation(other, says, quote, at);
    }
}
