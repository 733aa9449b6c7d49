package papan.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import papan.engine.Arena;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;

/**
 * What each move of the player to move is worth, looking further and further ahead: the best play of both to the end of
 * the round where that can be computed.
 */
public final class BestMoves {
    private static final int TABLE_BITS = 22;

    private final Arena arena;
    private final AlphaBeta search;
    private final int maxDepth;
    private final Watch watch;

    /**
     * A move and the margin that it leads to.
     *
     * @param margin own store less the other's at the end of the round, or as far as was looked ahead
     */
    public record Value(Move move, int margin) {}

    /**
     * What has been found.
     *
     * @param values all legal moves, the best first
     * @param depth how many moves were looked ahead
     * @param exact whether every line was followed to the end of the round
     * @param seeds on the whole board
     */
    public record Answer(List<Value> values, int depth, boolean exact, int seeds) {
        public Answer {
            values = List.copyOf(values);
        }

        /** Seeds in the own store after the best move, if all seeds end in a store. */
        public int store() {
            return (seeds + margin()) / 2;
        }

        /** The margin after the best move. */
        public int margin() {
            return values.isEmpty() ? 0 : values.get(0).margin();
        }
    }

    private BestMoves(Arena arena, int maxDepth, Watch watch) {
        this.arena = arena;
        this.search = new AlphaBeta(arena, TABLE_BITS, watch);
        this.maxDepth = maxDepth;
        this.watch = watch;
    }

    /** Looks ahead from the rule set's start, played by turns. */
    public static Answer fromStart(RuleSet rules, int maxDepth, Watch watch) {
        return new BestMoves(new Arena(rules), maxDepth, watch).search();
    }

    /** Looks ahead from a position. */
    public static Answer from(RuleSet rules, Position position, int maxDepth, Watch watch) {
        Arena arena = new Arena(rules);
        arena.set(position);
        return new BestMoves(arena, maxDepth, watch).search();
    }

    private Answer search() {
        Answer latest = new Answer(List.of(), 0, arena.isOver(), arena.total());
        for (int depth = 1; !latest.exact() && depth <= maxDepth && !watch.isOver(); depth++) {
            List<Value> values = new ArrayList<>();
            boolean exact = true;
            for (int legal = arena.legal(); legal != 0; legal &= legal - 1) {
                int move = Integer.numberOfTrailingZeros(legal);
                values.add(new Value(arena.moveOf(move), search.valueOf(move, depth)));
                exact &= search.isExact();
            }
            if (search.isStopped()) {
                break;
            }
            values.sort(Comparator.comparingInt(Value::margin).reversed());
            latest = new Answer(values, depth, exact, arena.total());
        }
        return latest;
    }
}
