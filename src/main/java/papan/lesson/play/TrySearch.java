package papan.lesson.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import papan.lesson.scene.Effort;
import papan.model.Move;

/**
 * How a goal can be reached: all lines of the learner's moves, the shorter ones first, up to a bound of effort.
 *
 * @param shortest a line that no other is shorter than; empty if none was found
 * @param firsts the moves with which the goal can be reached, as far as was looked
 * @param complete whether every line was looked at
 * @param tried how many moves were tried
 */
public record TrySearch(List<Move> shortest, List<Move> firsts, boolean complete, int tried) {
    private static final int EFFORT = 5_000;

    /** What is left for each level of an opponent who looks ahead. */
    private static final List<Integer> AGAINST = List.of(2_000, 1_000, 400, 150, 50);

    /**
     * Looks for ways to the goal of a trial that has just begun.
     *
     * @param effort what it may cost, and is charged; if it is used up, the search is incomplete
     */
    public static TrySearch of(Trial begun, Effort effort) {
        return of(begun, effort::isSpent, effort);
    }

    /**
     * The same.
     *
     * @param stopped ends it early, incomplete
     */
    static TrySearch of(Trial begun, BooleanSupplier stopped) {
        return of(begun, stopped, new Effort(Effort.MOST));
    }

    /** A line to the goal, in a drill on each of its boards; as far as one is found. */
    public static List<Move> way(Trial begun, Effort effort) {
        Trial trial = begun;
        while (trial.outcome() == Trial.Outcome.OPEN) {
            List<Move> here = of(trial, effort).shortest();
            for (Move move : here) {
                trial = trial.next().play(move);
            }
            if (here.isEmpty()) {
                return trial.moves();
            }
            trial = trial.next();
        }
        return trial.moves();
    }

    /** Plays a game to its end by advice that looks ahead: it has too many lines of moves to try all of them. */
    private static TrySearch round(Trial begun, BooleanSupplier stopped, Effort spent) {
        Trial trial = begun;
        while (trial.isUnderWay() && !stopped.getAsBoolean()) {
            trial = trial.outcome() == Trial.Outcome.CLIMBED
                    ? trial.next()
                    : trial.play(trial.advised(stopped).advice().orElseThrow().move());
            spent.spend(trial.cost());
        }
        boolean over = trial.outcome() == Trial.Outcome.REACHED;
        List<Move> moves = over ? trial.moves() : List.of();
        return new TrySearch(
                moves,
                moves.subList(0, Math.min(1, moves.size())),
                false,
                trial.moves().size());
    }

    private static TrySearch of(Trial begun, BooleanSupplier stopped, Effort spent) {
        if (begun.step().isPlayedOut()) {
            return round(begun, stopped, spent);
        }
        int effort = begun.level() > 0 ? AGAINST.get(begun.level() - 1) : EFFORT;
        List<Move> shortest = List.of();
        Set<Move> firsts = new LinkedHashSet<>();
        List<Trial> line = List.of(begun);
        int tried = 0;
        while (!line.isEmpty()) {
            List<Trial> next = new ArrayList<>();
            for (Trial trial : line) {
                for (Move move : trial.legalMoves()) {
                    if (!trial.movesHere().isEmpty()
                            && firsts.contains(trial.movesHere().get(0))) {
                        break;
                    }
                    if (tried == effort || stopped.getAsBoolean()) {
                        return new TrySearch(shortest, List.copyOf(firsts), false, tried);
                    }
                    tried++;
                    Trial after = trial.play(move);
                    spent.spend(after.cost());
                    if (after.isDone()) {
                        shortest = shortest.isEmpty() ? after.movesHere() : shortest;
                        firsts.add(after.movesHere().get(0));
                    } else if (after.outcome() == Trial.Outcome.OPEN) {
                        next.add(after);
                    }
                }
            }
            line = next;
        }
        return new TrySearch(shortest, List.copyOf(firsts), true, tried);
    }
}
