package papan.search;

import java.util.List;
import papan.engine.Arena;
import papan.engine.Match;
import papan.model.Move;

/** Chooses moves in a match for a player. In a simultaneous opening they are chosen by dice, as nobody waits for anybody. */
public final class MatchOpponent {
    private MatchOpponent() {}

    /**
     * The move that a way of playing chooses; the same one for the same match and seed.
     *
     * @param match not over
     * @param watch can end it early, with any move
     */
    public static Move choose(Match match, Strategy strategy, long seed, Watch watch) {
        List<Move> legal = match.legalMoves();
        if (legal.size() == 1) {
            return legal.get(0);
        }
        Dice dice = Dice.of(seed, 0);
        if (match.round().isOpening()) {
            return legal.get(dice.below(legal.size()));
        }
        Arena arena = new Arena(match.rules());
        arena.set(match.position());
        return arena.moveOf(strategy.player(match.rules(), watch).choose(arena, dice));
    }
}
