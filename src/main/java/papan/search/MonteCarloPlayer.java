package papan.search;

import papan.engine.Arena;
import papan.rules.RuleSet;

/** Plays the round out by dice many times after each move and takes the move with the best mean margin. */
final class MonteCarloPlayer implements Player {
    private static final int MAX_CHOICES = 2000;

    private final Arena trial;
    private final int[] frame;
    private final int rounds;
    private final Watch watch;

    MonteCarloPlayer(RuleSet rules, int rounds, Watch watch) {
        this.watch = watch;
        this.trial = new Arena(rules);
        this.frame = new int[trial.frameSize()];
        this.rounds = rounds;
    }

    @Override
    public int choose(Arena arena, Dice dice) {
        int legal = arena.legal();
        if (Integer.bitCount(legal) == 1) {
            return Integer.numberOfTrailingZeros(legal);
        }
        trial.set(arena.position());
        arena.save(frame, 0);
        int each = Math.max(1, rounds / Integer.bitCount(legal));
        int side = arena.toMove();
        int bestMove = Integer.numberOfTrailingZeros(legal);
        long bestSum = Long.MIN_VALUE;
        for (int rest = legal; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            long sum = 0;
            for (int i = 0; i < each && !watch.isOver(); i++) {
                trial.restore(frame, 0);
                trial.play(move);
                playOut(dice);
                sum += trial.inStore(side) - trial.inStore(1 - side);
            }
            if (sum > bestSum) {
                bestSum = sum;
                bestMove = move;
            }
        }
        return bestMove;
    }

    private void playOut(Dice dice) {
        for (int i = 0; i < MAX_CHOICES && !trial.isOver(); i++) {
            trial.play(dice.oneOf(trial.legal()));
        }
    }
}
