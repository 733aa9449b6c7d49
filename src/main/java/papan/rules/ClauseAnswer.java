package papan.rules;

import java.util.Arrays;
import java.util.List;

/**
 * How a rule set answers the question of a clause. Two rule sets differ in a clause exactly where these do.
 *
 * @param key a short key such as {@code relay} or {@code byLap}; {@code none} where the question does not arise
 * @param detail the numbers and houses that belong to it, such as {@code 7 × 7}; empty where there are none
 */
public record ClauseAnswer(String key, String detail) {

    /** How a rule set answers a question. */
    public static ClauseAnswer of(ClauseId clause, RuleSet rules) {
        Decision decision = Decision.of(clause);
        return new ClauseAnswer(
                decision.answer().apply(rules), decision.detail().apply(rules));
    }

    /** Whether a question arises in a rule set at all. */
    public static boolean arises(ClauseId clause, RuleSet rules) {
        return !Decision.of(clause).answer().apply(rules).equals(Axis.NONE);
    }

    /** The questions that two rule sets answer differently, in order. */
    public static List<ClauseId> differing(RuleSet one, RuleSet other) {
        return Arrays.stream(ClauseId.values())
                .filter(clause -> !of(clause, one).equals(of(clause, other)))
                .toList();
    }

    /** The field of a rule file from which the answer follows; "" for the one that has the same answer everywhere. */
    public static String field(ClauseId clause) {
        return Decision.of(clause).field();
    }
}
