package papan.narration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.RuleSet;
import papan.rules.Source;

/**
 * Puts into words what documents say about a rule: restated, and in their own words.
 *
 * @param words in which words
 * @param rules the rule set that cites them
 */
public record CitationText(CaptionText words, RuleSet rules) {

    /** Which document, and what it says, restated. */
    public String told(Citation citation) {
        return citation.saysIn(words.wording().language().tag())
                .map(says -> titled(rules.title(citation), says))
                .orElseGet(() -> rules.title(citation));
    }

    /** The same, and on a second line its own words, if they are given. */
    public String whole(Citation citation) {
        return citation.quote()
                .map(quote -> told(citation) + "\n" + quoted(quote, citation.at()))
                .orElseGet(() -> told(citation));
    }

    /** A document's own words, and which sentence of it they are from. */
    public String quoted(String quote, int sentence) {
        return sentence > 0
                ? words.text("source.quote", Map.of("quote", quote, "at", sentence))
                : words.text("source.quote.somewhere", Map.of("quote", quote));
    }

    /** A text under the title of its document. */
    public String titled(String title, String text) {
        return words.text("source.says", Map.of("title", title, "text", text));
    }

    /** Where a document was read, and how sure that is. */
    public String where(Source source) {
        return source.where().isEmpty() ? source.title() : titled(source.title(), source.where());
    }

    /** Where the documents of a clause were read. */
    public List<String> where(Clause clause) {
        List<String> lines = new ArrayList<>();
        for (Source source : rules.about().sources()) {
            if (clause.citations().stream().anyMatch(c -> c.source().equals(source.id()))) {
                lines.add(where(source));
            }
        }
        return lines;
    }
}
