package papan.lesson.script;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The boards of a drill, found when they are first asked for: looking for them takes long. Ladders of the same wish are
 * equal, for in the same lesson they have the same boards.
 */
public final class Ladder {
    /** Of a try on a single board. */
    public static final Ladder NONE = new Ladder(0, new Wish(0, 1, 0, 0, false, 0), List::of);

    private final int par;
    private final Wish wish;
    private final Supplier<List<Rung>> boards;
    /** Empty before they are asked for. Two threads may both look; what they find is equal. */
    private final AtomicReference<@Nullable List<Rung>> found = new AtomicReference<>();

    /**
     * A ladder.
     *
     * @param par within how many seconds somebody who sees it at once is done with all; 0 if the author does not say
     * @param wish what was asked for, so that there can be more of the same
     * @param boards finds the boards, in the order in which they come; none for a try on a single board
     */
    public Ladder(int par, Wish wish, Supplier<List<Rung>> boards) {
        this.par = par;
        this.wish = wish;
        this.boards = boards;
    }

    /** The boards in the order in which they come; empty for a try on a single board. */
    public List<Rung> rungs() {
        List<Rung> known = found.get();
        List<Rung> rungs = known == null ? List.copyOf(boards.get()) : known;
        found.set(rungs);
        return rungs;
    }

    /** Within how many seconds somebody who sees it at once is done with all; 0 if the author does not say. */
    public int par() {
        return par;
    }

    /** What was asked for. */
    public Wish wish() {
        return wish;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Ladder ladder && par == ladder.par && wish.equals(ladder.wish);
    }

    @Override
    public int hashCode() {
        return Objects.hash(par, wish);
    }

    /**
     * What an author asks of the boards.
     *
     * @param rungs how many boards
     * @param look how many moves the hardest may take
     * @param seeds how many seeds may lie in the houses
     * @param laps how many laps a right move may take
     * @param unique whether only one move may lead to the goal
     * @param number another one gives other boards
     */
    public record Wish(int rungs, int look, int seeds, int laps, boolean unique, long number) {
        /** The same for other boards: for each number, counted from 1, others. */
        public Wish further(int more) {
            return new Wish(rungs, look, seeds, laps, unique, number + more);
        }
    }
}
