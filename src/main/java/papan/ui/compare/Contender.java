package papan.ui.compare;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * What is played on one of the boards.
 *
 * @param rules the rules that are played
 * @param borrowed which of their clauses come from another rule set; empty for a rule set as it is
 */
record Contender(RuleSet rules, Optional<Borrowed> borrowed) {
    /**
     * Clauses that come from another rule set.
     *
     * @param from that rule set
     * @param since after how many events of the first board they hold; empty if from the beginning
     */
    record Borrowed(RuleSet from, List<ClauseId> clauses, OptionalInt since) {
        Borrowed {
            clauses = List.copyOf(clauses);
        }
    }

    static Contender of(RuleSet rules) {
        return new Contender(rules, Optional.empty());
    }

    /** After how many events of the first board it begins to differ; empty if it does from the beginning. */
    OptionalInt since() {
        return borrowed.map(Borrowed::since).orElse(OptionalInt.empty());
    }
}
