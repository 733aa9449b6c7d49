package papan.lesson.script;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The boards of a drill. Ladders of the same wish are equal, for in the same lesson they have the same boards.
 *
 * @param boards the same each time, in the order in which they come; none for a try on a single board
 * @param par within how many seconds somebody who sees it at once is done with all; 0 if the author does not say
 * @param wish what was asked for, so that there can be more of the same
 */
public record Ladder(Supplier<List<Rung>> boards, int par, Wish wish) {
    /** Of a try on a single board. */
    public static final Ladder NONE = new Ladder(List::of, 0, new Wish(0, 1, 0, 0, false, 0));

    /** The boards in the order in which they come; empty for a try on a single board. */
    public List<Rung> rungs() {
        return boards.get();
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
