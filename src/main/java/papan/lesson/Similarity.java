package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** What two rule sets have in common, from their clauses. */
final class Similarity {
    private Similarity() {}

    /** Whether two rule sets answer a clause's question alike. */
    static boolean isAlike(ClauseId clause, RuleSet one, RuleSet other) {
        return clause.answerIn(one).equals(clause.answerIn(other))
                && clause.detailIn(one).equals(clause.detailIn(other));
    }

    /** What is offered where the author chooses nothing: as many clauses of each sort as there are, in their order. */
    static List<ClauseId> usual(RuleSet one, RuleSet other) {
        int half = Question.Similar.MAX_CLAUSES / 2;
        List<ClauseId> chosen = new ArrayList<>();
        int alike = 0;
        int different = 0;
        for (ClauseId clause : ClauseId.values()) {
            if (clause.arisesIn(one) || clause.arisesIn(other)) {
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
