package papan.rules;

import java.util.Map;
import java.util.Optional;
import papan.model.Says;

/** What one document says about one clause. */
@Says(value = "What one document says.", name = "citation")
public record Citation(
        @Says(value = "The id of one of the sources.", filled = true, as = "cited")
        String source,

        @Says(value = "What it says, by language.", whole = "sentences", usual = "")
        Map<String, String> says,

        @Says(value = "Its own words, in its own language.", filled = true, as = "sentence")
        Optional<String> quote,

        @Says(
                value = "The same words in other languages in which the document is published.",
                whole = "sentences",
                usual = "")
        Map<String, String> quotes,

        @Says(
                value = "The number of the sentence in the document in which they begin.",
                usual = "0",
                min = 1,
                max = 9_999)
        int at) {
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
