package papan.narration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.Document;
import papan.rules.Key;
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
        return citation.saysIn(tag())
                .map(says -> titled(rules.title(citation), says))
                .orElseGet(() -> rules.title(citation));
    }

    /** The same, and on a second line its own words, if they are given. */
    public String whole(Citation citation) {
        return quoted(citation).map(quote -> told(citation) + "\n" + quote).orElseGet(() -> told(citation));
    }

    /** Its own words, in the language that is read if it is published in that. */
    public Optional<String> quoted(Citation citation) {
        return citation.quoteIn(tag()).map(quote -> quoted(quote, citation.at()));
    }

    /** The title of a document, and a whole sentence of it. */
    public String quoted(Source source, Document.Sentence sentence) {
        return titled(source.title(), quoted(sentence.textIn(tag()), sentence.number()));
    }

    /** A sentence under its number. */
    public String numbered(Document.Sentence sentence) {
        return words.text("documents.sentence", Map.of("number", sentence.number(), "text", sentence.textIn(tag())));
    }

    /** How a sentence stands to the rules. */
    public String mark(Document.Mark mark) {
        Map<String, Object> values = new HashMap<>();
        values.put("stance", words.text("stance." + Key.of(mark.stance())));
        values.put("question", new Reasoning(words, rules).question(mark.clause()));
        mark.number().ifPresent(number -> {
            values.put("number", words.text("documents.number." + Key.of(number.count())));
            values.put("said", number.said());
            values.put("played", number.played());
        });
        return words.text(mark.number().isPresent() ? "documents.mark.number" : "documents.mark", values);
    }

    private String tag() {
        return words.wording().language().tag();
    }

    /** A document's own words, and which sentence of it they are from. */
    private String quoted(String quote, int sentence) {
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
