package papan.narration;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import papan.rules.Alteration;
import papan.rules.Alteration.Choice;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * Puts into words what can be altered in a rule set.
 *
 * @param words with the rule set's own terms
 */
public record AlterationText(CaptionText words, Alteration alteration) {

    /** Where the rules of one's own house are played, by language tag. */
    public static Map<String, String> atHome() {
        return Arrays.stream(Language.values())
                .collect(Collectors.toMap(
                        Language::tag, each -> new CaptionText(Wording.of(each)).text("alter.region")));
    }

    /** What is asked. */
    public String question(ClauseId clause) {
        return new Reasoning(words, alteration.base()).question(clause);
    }

    /** The rule as it would be, in a sentence or two. */
    public String sentence(Choice choice) {
        return new Reasoning(words, choice.would()).sentence(choice.clause());
    }

    /** The rule as it is now. */
    public String sentence(ClauseId clause) {
        return new Reasoning(words, rules()).sentence(clause);
    }

    private RuleSet rules() {
        return alteration.isNone() ? alteration.base() : alteration.rules();
    }

    /** Why a choice does not fit: the rule that is in its way; empty where it fits. */
    public String against(Choice choice) {
        if (choice.fits()) {
            return "";
        }
        return choice.rival()
                .map(rival -> words.text("alter.against", Map.of("rule", sentence(rival))))
                .orElseGet(() -> words.text("alter.against.itself"));
    }
}
