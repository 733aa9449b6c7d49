package papan.cli;

import java.util.stream.Stream;
import papan.format.Nearest;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * What stands behind an option that takes {@code CLAUSE=ID}.
 *
 * @param call the option with it, for messages
 * @param clause the clause that is to be as in another rule set
 * @param from that rule set
 */
record BorrowedClause(String call, ClauseId clause, RuleSet from) {
    /**
     * Reads it.
     *
     * @param has how the other rule set has the clause, such as "so"
     */
    static BorrowedClause read(String option, String text, String has) {
        String[] parts = text.split("=", 2);
        if (parts.length < 2) {
            throw CallException.wrong(option + " \"" + text
                    + "\" must be CLAUSE=ID: a clause, and the rule set that has it " + has + ".");
        }
        String call = option + " " + text;
        String id = parts[0].strip();
        ClauseId clause = ClauseId.parse(id)
                .orElseThrow(() -> CallException.wrong(call + ": the clause \"" + id + "\" is unknown. "
                        + Nearest.suggestion(
                                id,
                                Stream.of(ClauseId.values()).map(ClauseId::id).toList())));
        return new BorrowedClause(call, clause, RuleSetOption.find(parts[1].strip()));
    }
}
