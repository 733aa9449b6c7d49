package papan.narration;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.Fact;
import papan.event.Rejection;
import papan.event.SowingEvent.Ruled;
import papan.rules.Clause;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * Puts a ruling's reasons into words: which rule, why, and why not another.
 *
 * @param words in which words
 * @param rules the rule set in force
 */
public record Reasoning(CaptionText words, RuleSet rules) {

    /** The name of the rule that decided, such as "Relay". */
    public String title(Ruled ruled) {
        return words.text("ruling." + ruled.ruling().id());
    }

    /** The rule itself, in one sentence, with its numbers and the rule set's own words for house and store. */
    public String sentence(ClauseId id) {
        Clause clause = rules.clause(id);
        return words.text("clause." + id.id() + "." + clause.answer(), ClauseNumbers.of(id, rules));
    }

    /** What question a clause answers, such as "The last seed in your own store". */
    public String question(ClauseId id) {
        return words.text("clause." + id.id());
    }

    /** The facts on which the ruling rests, one sentence each. */
    public List<String> why(Ruled ruled) {
        return ruled.because().stream().map(this::fact).toList();
    }

    /** The rules that did not apply, each with the fact that ruled it out. */
    public List<String> whyNot(Ruled ruled) {
        return ruled.rejected().stream().map(this::rejection).toList();
    }

    /** A fact as a sentence. */
    public String fact(Fact fact) {
        String answer = fact.value() == 0 ? "none" : "some";
        return words.text("fact." + fact.kind().id() + "." + answer, Map.of("place", fact.at(), "count", fact.value()));
    }

    private String rejection(Rejection rejection) {
        return words.text(
                "rejected",
                Map.of(
                        "rule", words.text("outcome." + rejection.clause().id()),
                        "fact", fact(rejection.because())));
    }

    /** What the next house holds, where that decided. */
    static Optional<Fact> nextHolds(Ruled ruled) {
        return ruled.because().stream()
                .filter(fact -> fact.kind() == Fact.Kind.NEXT_HOLDS)
                .findFirst();
    }

    /** Whether a ruling rests on something that is so. */
    static boolean says(Ruled ruled, Fact.Kind kind) {
        return ruled.because().stream().anyMatch(fact -> fact.kind() == kind && fact.value() > 0);
    }

    /** How many seeds lay in the house before the last one; 0 for a store. */
    static int heldBefore(Ruled ruled) {
        return ruled.because().stream()
                .filter(fact -> fact.kind() == Fact.Kind.HELD_BEFORE)
                .mapToInt(Fact::value)
                .findFirst()
                .orElse(0);
    }
}
