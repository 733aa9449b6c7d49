package papan.testing;

import papan.engine.Engine;
import papan.engine.Match;
import papan.model.Move;
import papan.rules.RuleSet;

/** Sequences of choices from a rule set's start. */
public final class MoveTree {
    private MoveTree() {}

    /** How many sequences of so many choices there are. */
    public static long count(RuleSet rules, int depth) {
        return count(Match.fromStart(new Engine(rules)), depth);
    }

    private static long count(Match match, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (Move move : match.legalMoves()) {
            sum += count(match.choose(move), depth - 1);
        }
        return sum;
    }
}
