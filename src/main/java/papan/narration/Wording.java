package papan.narration;

import java.util.Map;
import java.util.Optional;
import papan.model.Side;
import papan.rules.RuleSet;

/**
 * In which words captions are told.
 *
 * @param language which catalogue
 * @param players what the players are called; a side without a name is called by its side
 * @param terms a rule set's own words for glossary terms such as {@code store}, in this language
 * @param glossary a lesson's own words for them, which come before the rule set's
 * @param you whose moves are those of whoever reads it; empty where both players are told of alike
 */
public record Wording(
        Language language,
        Map<Side, String> players,
        Map<String, String> terms,
        Map<String, String> glossary,
        Optional<Side> you) {
    public Wording {
        players = Map.copyOf(players);
        terms = Map.copyOf(terms);
        glossary = Map.copyOf(glossary);
    }

    /** Words that tell of both players alike. */
    public Wording(
            Language language, Map<Side, String> players, Map<String, String> terms, Map<String, String> glossary) {
        this(language, players, terms, glossary, Optional.empty());
    }

    /** Words without a glossary of a lesson's. */
    public Wording(Language language, Map<Side, String> players, Map<String, String> terms) {
        this(language, players, terms, Map.of());
    }

    /** The plain words of a language. */
    public static Wording of(Language language) {
        return new Wording(language, Map.of(), Map.of());
    }

    /** These words with a rule set's own terms. */
    public Wording withTerms(RuleSet rules) {
        return new Wording(language, players, rules.about().terms(language.tag()), glossary, you);
    }

    /** These words to whoever plays a side against somebody with a name. */
    public Wording against(Side reader, String rival) {
        return new Wording(language, Map.of(reader.opponent(), rival), terms, glossary, Optional.of(reader));
    }

    /** What a glossary term is called here; empty where nobody has a word of their own for it. */
    Optional<String> term(String name) {
        return Optional.ofNullable(glossary.get(name)).or(() -> Optional.ofNullable(terms.get(name)));
    }
}
