package papan.rules;

import java.util.ArrayList;
import java.util.List;

/** What two rule sets have in common, from their clauses. */
public final class Similarity {
    private Similarity() {}

    /** Whether two rule sets answer a clause's question alike. */
    public static boolean isAlike(ClauseId clause, RuleSet one, RuleSet other) {
        return ClauseAnswer.of(clause, one).equals(ClauseAnswer.of(clause, other));
    }

    /** Clauses of both sorts, in their order: at most so many that are answered alike, and as many that are not. */
    public static List<ClauseId> ofEachSort(RuleSet one, RuleSet other, int half) {
        List<ClauseId> chosen = new ArrayList<>();
        int alike = 0;
        int different = 0;
        for (ClauseId clause : ClauseId.values()) {
            if (ClauseAnswer.arises(clause, one) || ClauseAnswer.arises(clause, other)) {
                boolean same = isAlike(clause, one, other);
                if (same ? alike < half : different < half) {
                    chosen.add(clause);
                }
                alike += same ? 1 : 0;
                different += same ? 0 : 1;
            }
        }
        return chosen;
    }
}
