package papan.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/**
 * Another answer to a clause's question than a rule set gives, and what comes of the rule set with it.
 *
 * @param answer as a short key
 * @param detail numbers and houses that belong to it; may be empty
 * @param as ids of the rule sets that answer so, the one it is taken from first
 * @param rules the rule set with this answer, if it can be had alone on a board of the same size
 */
record OtherAnswer(String answer, String detail, List<String> as, Optional<RuleSet> rules) {
    OtherAnswer {
        as = List.copyOf(as);
    }

    /** Every other answer that a rule set of a book gives. */
    static List<OtherAnswer> of(ClauseId clause, RuleSet base, RuleBook book) {
        ClauseAnswer own = ClauseAnswer.of(clause, base);
        Map<ClauseAnswer, OtherAnswer> others = new LinkedHashMap<>();
        for (RuleSet other : book.all()) {
            ClauseAnswer answer = ClauseAnswer.of(clause, other);
            if (!answer.equals(own)) {
                OtherAnswer known = others.get(answer);
                others.put(answer, known == null ? first(clause, base, other) : known.also(clause, base, other));
            }
        }
        return List.copyOf(others.values());
    }

    private static OtherAnswer first(ClauseId clause, RuleSet base, RuleSet other) {
        ClauseAnswer answer = ClauseAnswer.of(clause, other);
        return new OtherAnswer(answer.key(), answer.detail(), List.of(other.id()), taken(clause, base, other));
    }

    private static Optional<RuleSet> taken(ClauseId clause, RuleSet base, RuleSet other) {
        return ClauseSwitch.take(base, other, clause)
                .filter(rules -> rules.layout().equals(base.layout()));
    }

    /** The same with one more rule set that answers so; it comes first if only from it the answer can be taken. */
    private OtherAnswer also(ClauseId clause, RuleSet base, RuleSet other) {
        Optional<RuleSet> found = rules.isPresent() ? rules : taken(clause, base, other);
        List<String> ids = new ArrayList<>(as);
        ids.add(rules.isEmpty() && found.isPresent() ? 0 : ids.size(), other.id());
        return new OtherAnswer(answer, detail, ids, found);
    }
}
