package papan.lesson.check;

import java.util.List;
import papan.engine.Engine;
import papan.engine.Match;
import papan.model.Move;
import papan.rules.RuleSet;
import papan.search.Dice;
import papan.search.Watch;

/** Matches by dice, the same ones every time, with which two rule sets are told apart that differ in a clause. */
final class RandomMatches {
    /** How many matches must run alike before a clause counts as one that makes no difference. */
    static final int MATCHES = 200;

    private static final int MAX_CHOICES = 400;

    private RandomMatches() {}

    /** Whether the same choices come to something else in one of the matches, or other choices are offered. */
    static boolean tellApart(RuleSet one, RuleSet other, Watch watch) {
        for (int seed = 0; seed < MATCHES && !watch.isOver(); seed++) {
            if (part(Match.fromStart(new Engine(one)), Match.fromStart(new Engine(other)), new Dice(seed))) {
                return true;
            }
        }
        return false;
    }

    private static boolean part(Match one, Match other, Dice dice) {
        Match a = one;
        Match b = other;
        for (int choice = 0; choice < MAX_CHOICES; choice++) {
            List<Move> legal = a.legalMoves();
            boolean same = a.isOver() == b.isOver()
                    && a.position().equals(b.position())
                    && a.winner().equals(b.winner())
                    && legal.equals(b.legalMoves());
            if (!same) {
                return true;
            }
            if (legal.isEmpty()) {
                return false;
            }
            Move move = legal.get(dice.below(legal.size()));
            a = a.choose(move);
            b = b.choose(move);
        }
        return false;
    }
}
