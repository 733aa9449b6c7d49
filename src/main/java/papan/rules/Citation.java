package papan.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What one document says about one clause.
 *
 * @param source the id of one of the rule set's {@link Source}s
 * @param says what it says, restated, by language tag; empty where the source alone is enough
 * @param quote its own words, in its own language; empty where they are not given
 * @param quotes the same words in other languages in which the document is published, by language tag
 * @param at the number of the sentence in the document in which the quote begins, 1 for the first; 0 if it is not given
 */
public record Citation(
        String source, Map<String, String> says, Optional<String> quote, Map<String, String> quotes, int at) {
    public Citation {
        says = Map.copyOf(says);
        quotes = Map.copyOf(quotes);
    }

    /** Its own words, in a language if the document is published in that. */
    public Optional<String> quoteIn(String language) {
        return Optional.ofNullable(quotes.get(language)).or(() -> quote);
    }

    /** What the document says, in a language or else in English. */
    public Optional<String> saysIn(String language) {
        return Texts.in(says, language);
    }

    /** The same of a source with another id. */
    Citation from(String other) {
        return new Citation(other, says, quote, quotes, at);
    }
}
