package papan.narration;

import java.util.Map;
import papan.model.Side;
import papan.rules.RuleSet;

/**
 * In which words captions are told.
 *
 * @param language which catalogue
 * @param players what the players are called; a side without a name is called by its side
 * @param terms a rule set's own words for glossary terms such as {@code store}, in this language
 */
public record Wording(Language language, Map<Side, String> players, Map<String, String> terms) {
    public Wording {
        players = Map.copyOf(players);
        terms = Map.copyOf(terms);
    }

    /** The plain words of a language. */
    public static Wording of(Language language) {
        return new Wording(language, Map.of(), Map.of());
    }

    /** These words with a rule set's own terms. */
    public Wording withTerms(RuleSet rules) {
        return new Wording(language, players, rules.about().terms(language.tag()));
    }
}
