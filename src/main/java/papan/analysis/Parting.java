package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Move;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.ClauseSwitch;
import papan.rules.RuleSet;

/**
 * A point at which two rule sets part on the same moves for a reason of its own: it is there even when the clauses of all
 * partings before it are taken over from the second rule set.
 *
 * @param at how many events of the second rule set come before it
 * @param clauses what explains it: one clause, or the fewest that do together; empty if nothing does
 */
public record Parting(int at, List<ClauseId> clauses) {
    public Parting {
        clauses = List.copyOf(clauses);
    }

    /**
     * All partings, in order. Whatever else differs between the two courses follows from one of them.
     *
     * @param comparison of the same rule sets on the same moves
     */
    public static List<Parting> of(Comparison comparison, Optional<Position> from, List<Move> moves) {
        List<Parting> partings = new ArrayList<>();
        RuleSet other = comparison.second().rules();
        Comparison rest = comparison;
        while (rest.parts()) {
            List<ClauseId> clauses = rest.explanation();
            partings.add(new Parting(rest.same(), clauses));
            Optional<RuleSet> taken = clauses.isEmpty()
                    ? Optional.empty()
                    : ClauseSwitch.take(rest.first().rules(), other, clauses);
            if (taken.isEmpty()) {
                break;
            }
            rest = Comparison.of(taken.get(), other, from, moves);
        }
        return List.copyOf(partings);
    }
}
