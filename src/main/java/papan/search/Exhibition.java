package papan.search;

import java.util.ArrayList;
import java.util.List;
import papan.engine.Arena;
import papan.engine.Engine;
import papan.engine.Match;
import papan.model.Move;
import papan.model.Side;
import papan.rules.RuleSet;

/** One match to be looked at: the moves that two players choose, the same ones for the same seed. */
public final class Exhibition {
    /** A round with more choices is given up. */
    private static final int MAX_CHOICES = 2_000;

    private Exhibition() {}

    /**
     * The moves of a match from a rule set's own start. In a simultaneous opening, and where the first move is forced, they
     * are chosen by dice among those that can be made.
     *
     * @param rounds it ends after so many rounds if the rules don't end it before
     */
    public static List<Move> moves(RuleSet rules, Strategy south, Strategy north, long seed, int rounds) {
        return moves(rules, south, north, seed, rounds, Watch.NOBODY);
    }

    /**
     * The same.
     *
     * @param watch can end it early, with the moves so far
     */
    public static List<Move> moves(RuleSet rules, Strategy south, Strategy north, long seed, int rounds, Watch watch) {
        Dice dice = Dice.of(seed, 0);
        Arena arena = new Arena(rules);
        Player[] players = {south.player(rules, watch), north.player(rules, watch)};
        Match match = Match.fromStart(new Engine(rules));
        List<Move> moves = new ArrayList<>();
        boolean first = true;
        int inRound = 0;
        while (!watch.isOver() && !match.isOver() && match.position().round() <= rounds && inRound < MAX_CHOICES) {
            List<Move> legal = match.legalMoves();
            boolean open = first && rules.forcedFirstMove().isPresent();
            Move move;
            if (open || match.round().isOpening()) {
                move = legal.get(dice.below(legal.size()));
            } else {
                arena.set(match.position());
                Side mover = match.mover();
                move = arena.moveOf(players[mover.index()].choose(arena, dice));
            }
            first = false;
            int round = match.position().round();
            match = match.choose(move);
            moves.add(move);
            inRound = match.position().round() == round ? inRound + 1 : 0;
        }
        return List.copyOf(moves);
    }
}
