package papan.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.model.Direction;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.Rounds.Renewal;

/**
 * A rule set with a single clause as another rule set has it: what one asks with "and if only this were different?".
 * Everything else stays, the name too.
 */
public final class ClauseSwitch {
    private ClauseSwitch() {}

    /**
     * The first rule set with a clause of the second.
     *
     * @return empty if the clause cannot be had alone: it is about something that the first does not have, such as the
     *     seed that captures where nothing is captured, or it would contradict another part
     */
    public static Optional<RuleSet> take(RuleSet base, RuleSet other, ClauseId clause) {
        return take(base, other, List.of(clause));
    }

    /** The first rule set with several clauses of the second; empty if they cannot be had without others. */
    public static Optional<RuleSet> take(RuleSet base, RuleSet other, List<ClauseId> clauses) {
        Map<ClauseId, RuleSet> lenders = new LinkedHashMap<>();
        clauses.forEach(clause -> lenders.put(clause, other));
        return take(base, lenders);
    }

    /**
     * A rule set with several clauses, each as another rule set has it, taken in the order of the map.
     *
     * @param lenders the rule set that each of the clauses comes from
     * @return empty if they cannot be had without others, or one of them undoes another
     */
    public static Optional<RuleSet> take(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        return put(base, lenders)
                .filter(rules -> has(rules, lenders))
                .filter(rules -> RuleCheck.check(rules).isEmpty());
    }

    /** Whether a rule set has each of some clauses as another one has it. */
    static boolean has(RuleSet rules, Map<ClauseId, RuleSet> lenders) {
        return lenders.entrySet().stream().allMatch(lent -> Similarity.isAlike(lent.getKey(), rules, lent.getValue()));
    }

    /** The same rule set, but for its simultaneous opening; as it is without such one. */
    public static RuleSet opening(RuleSet base, UnaryOperator<Simultaneous> change) {
        return base.firstMove() instanceof Simultaneous opening ? base.withFirstMove(change.apply(opening)) : base;
    }

    /** What would be contradictory in a rule set with these clauses; nothing where that is not why they cannot be had. */
    public static List<RuleCheck.Contradiction> contradictions(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        return put(base, lenders).map(RuleCheck::check).orElse(List.of());
    }

    /** A rule set with several clauses, be they contradictory or not; empty if one is about something that it has not. */
    static Optional<RuleSet> put(RuleSet base, Map<ClauseId, RuleSet> lenders) {
        Optional<RuleSet> taken = Optional.of(base);
        for (Map.Entry<ClauseId, RuleSet> lent : lenders.entrySet()) {
            ClauseId clause = lent.getKey();
            RuleSet other = lent.getValue();
            taken = taken.flatMap(rules -> Decision.of(clause).take(rules, other))
                    .map(changed -> changed.borrowing(clause, other));
        }
        return taken;
    }

    /**
     * A rule set seen in a mirror: sown the other way round, with its forced first house at the same distance from the
     * store, and filled from the same end as seen from there. Every match of it is the mirror image of a match of the other.
     *
     * @return empty if there is no such rule set: the player chooses the direction, the seeds of the start are not the same
     *     from both ends, or the rows are filled seed by seed from the left
     */
    public static Optional<RuleSet> mirror(RuleSet rules) {
        Sowing way = rules.sowing();
        boolean evenly = rules.renewal()
                .filter(renewal -> renewal.refill() instanceof Refill.Evenly)
                .isPresent();
        if (way.choice() != DirectionChoice.FIXED || evenly || !isSymmetrical(rules.board())) {
            return Optional.empty();
        }
        RuleSet turned = rules.withSowing(way.reversed());
        RuleSet opened = rules.forcedFirstMove()
                .map(forced ->
                        turned.withFirstMove(new FirstMove.Forced(rules.layout().mirrored(forced.house()))))
                .orElse(turned);
        return Optional.of(rules.renewal()
                .map(renewal -> opened.withRounds(rules.rounds().with(mirrored(renewal, way.direction()))))
                .orElse(opened));
    }

    private static boolean isSymmetrical(Board board) {
        int[] cells = board.cells();
        for (int i = 0; i < 2 * board.layout().houses(); i++) {
            int mirrored = board.layout()
                    .indexOf(board.layout().mirrored(board.layout().houseAt(i)));
            if (cells[i] != cells[mirrored]) {
                return false;
            }
        }
        return true;
    }

    /** The left end is the one beside the store where seeds go clockwise, and the other one where they don't. */
    private static Renewal mirrored(Renewal renewal, Direction way) {
        Refill refill = renewal.refill();
        Refill.From from = refill.from() != Refill.From.LEFT
                ? refill.from()
                : way == Direction.CLOCKWISE ? Refill.From.STORE_END : Refill.From.FAR_END;
        Refill turned = refill;
        if (refill instanceof Refill.HouseByHouse houses) {
            turned = new Refill.HouseByHouse(from, houses.lastHouse());
        } else if (refill instanceof Refill.LoserOnly) {
            turned = new Refill.LoserOnly(from);
        }
        return renewal.withRefill(renewal.full(), turned);
    }
}
