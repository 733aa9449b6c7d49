package papan.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import papan.engine.Arena;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;

/**
 * Looks for lines of extra turns: what the player to move can do before the opponent moves at all.
 *
 * <p>All boards after one move are looked at, then all after two, and so on, each board once. Where there are too many,
 * only the most promising of a layer are followed; then everything is done again with wider layers. Once no layer had to
 * be thinned the answer is exact.
 */
public final class FirstTurnSearch {
    private static final int FIRST_WIDTH = 1 << 11;
    private static final int WIDER = 8;
    private static final int LOOK_UP = 1 << 12;
    private static final int MAX_SET_BITS = 27;

    private final Arena arena;
    private final Optional<Goal> goal;
    private final Watch watch;
    private final int side;
    private final int[] root;
    private final Optional<BoardKey> key;
    private final int frame;
    private final int maxWidth;
    private final LongSet seen;
    private long looked;
    private boolean thinned;
    private Line best = new Line(List.of(), 0);

    /**
     * What has been found.
     *
     * @param line the shortest line found that reaches the goal; otherwise the one with most seeds
     * @param reached whether it reaches the goal; always so without one
     * @param exact whether nothing better can exist: more seeds, or where a goal was reached, fewer moves
     * @param boards how many moves were tried
     */
    public record Answer(Line line, boolean reached, boolean exact, long boards) {}

    private FirstTurnSearch(Arena arena, Optional<Goal> goal, Watch watch) {
        this.arena = arena;
        this.goal = goal;
        this.watch = watch;
        this.side = arena.toMove();
        this.frame = arena.frameSize();
        this.root = new int[frame];
        arena.save(root, 0);
        Layout layout = arena.rules().layout();
        // South's store is told by the others: a seed is never lost.
        this.key = BoardKey.of(layout.places() - 1, arena.total());
        long memory = Runtime.getRuntime().maxMemory() / 4;
        this.maxWidth = (int) Math.min(1 << 24, memory / (8L * frame));
        this.seen = new LongSet(Math.min(MAX_SET_BITS, Long.SIZE - 1 - Long.numberOfLeadingZeros(memory / Long.BYTES)));
    }

    /** Searches from the rule set's start. */
    public static Answer fromStart(RuleSet rules, Optional<Goal> goal, Watch watch) {
        return new FirstTurnSearch(new Arena(rules), goal, watch).search();
    }

    /** Searches from a position. */
    public static Answer from(RuleSet rules, Position position, Optional<Goal> goal, Watch watch) {
        Arena arena = new Arena(rules);
        arena.set(position);
        return new FirstTurnSearch(arena, goal, watch).search();
    }

    private Answer search() {
        boolean complete = false;
        for (long width = FIRST_WIDTH; !complete && width <= maxWidth; width *= WIDER) {
            thinned = key.isEmpty();
            complete = pass((int) width) && !thinned;
            if (watch.isOver() || isReached()) {
                break;
            }
        }
        return new Answer(best, goal.isEmpty() || isReached(), complete, looked);
    }

    private boolean isReached() {
        return goal.filter(g -> g.isReachedBy(best)).isPresent();
    }

    /** Follows all layers of a width to their end or to the goal; false if it was ended early. */
    private boolean pass(int width) {
        seen.clear();
        List<Layer> layers = new ArrayList<>();
        int maxMoves = goal.map(Goal::maxMoves).orElse(Integer.MAX_VALUE);
        int[] boards = root;
        int count = 1;
        while (count > 0 && layers.size() < maxMoves) {
            Layer next = new Layer();
            layers.add(next);
            if (!expand(layers, boards, count)) {
                return false;
            }
            if (isReached()) {
                return true;
            }
            thinned |= next.thin(width);
            boards = standing(next, boards);
            count = next.size();
        }
        return true;
    }

    /** Makes every move on every board of a layer; false if the work was ended early. */
    private boolean expand(List<Layer> layers, int[] boards, int count) {
        Layer next = layers.get(layers.size() - 1);
        for (int board = 0; board < count; board++) {
            arena.restore(boards, board * frame);
            for (int legal = arena.legal(); legal != 0; legal &= legal - 1) {
                int move = Integer.numberOfTrailingZeros(legal);
                boolean again = arena.play(move);
                looked++;
                note(layers, board, move);
                if (again && !arena.isOver() && arena.toMove() == side && isNew()) {
                    next.add(arena.inStore(side), board, move);
                }
                arena.restore(boards, board * frame);
            }
            if (board % LOOK_UP == 0) {
                watch.progress(looked);
                if (watch.isOver()) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isNew() {
        if (seen.isFull()) {
            seen.clear();
            thinned = true;
        }
        return seen.add(key.isPresent() ? key.get().of(arena) : hash());
    }

    private long hash() {
        long hash = 0;
        for (int i = 0; i < arena.rules().layout().places(); i++) {
            hash = (hash ^ arena.seedsAt(i)) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash >>> 1;
    }

    private void note(List<Layer> layers, int board, int move) {
        int store = arena.inStore(side);
        boolean enough = goal.isPresent() && store >= goal.get().store();
        boolean had = goal.isPresent() && best.store() >= goal.get().store();
        int length = layers.size();
        boolean better = enough ? !had || length < best.moves().size() : store > best.store();
        boolean shorter = store == best.store() && length < best.moves().size();
        if (better || shorter) {
            best = new Line(moves(layers, board, move), store);
        }
    }

    /** The moves of a line, found backwards from its last. */
    private List<Move> moves(List<Layer> layers, int board, int last) {
        List<Integer> numbers = new ArrayList<>(List.of(last));
        int at = board;
        for (int i = layers.size() - 2; i >= 0; i--) {
            numbers.add(layers.get(i).move(at));
            at = layers.get(i).parent(at);
        }
        Collections.reverse(numbers);
        int[] here = new int[frame];
        arena.save(here, 0);
        arena.restore(root, 0);
        List<Move> moves = new ArrayList<>();
        for (int number : numbers) {
            moves.add(arena.moveOf(number));
            arena.play(number);
        }
        arena.restore(here, 0);
        return moves;
    }

    /** The boards of a layer, made again from those of the layer before. */
    private int[] standing(Layer layer, int[] before) {
        int[] boards = new int[layer.size() * frame];
        for (int i = 0; i < layer.size(); i++) {
            arena.restore(before, layer.parent(i) * frame);
            arena.play(layer.move(i));
            arena.save(boards, i * frame);
        }
        return boards;
    }
}
