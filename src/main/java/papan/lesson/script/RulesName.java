package papan.lesson.script;

import java.util.Optional;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * How a lesson refers to a rule set.
 *
 * @param id of the rule set
 * @param set the clauses that it has otherwise
 */
public record RulesName(String id, Borrowed set) {
    /** The rule set that is meant; empty if one is not installed, or if the clauses cannot be had together. */
    public Optional<RuleSet> in(RuleBook book) {
        return book.find(id).flatMap(base -> set.in(base, book));
    }
}
