package papan.lesson.script;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import papan.model.Says;

/**
 * The boards of a drill. Ladders of the same wish are equal, for in the same lesson they have the same boards.
 *
 * @param boards the same each time, in the order in which they come
 */
@Says
public record Ladder(
        @Says(beside = true) Wish wish,

        @Says(
                value =
                        "Within how many seconds somebody who sees it at once is done with all; stands beside the clock.",
                usual = "0",
                min = 5,
                max = 3_600)
        int par,

        Supplier<List<Rung>> boards) {
    /** The boards in the order in which they come. */
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

    /** What an author asks of the boards. */
    @Says
    public record Wish(
            @Says(value = "How many boards.", usual = "5", min = 2, max = 20)
            int rungs,

            @Says(value = "How many moves it takes on the hardest, at most.", usual = "1", min = 1, max = 3)
            int look,

            @Says(value = "How many seeds lie in the houses, at most.", usual = "200", min = 1, max = 200)
            int seeds,

            @Says(value = "How many laps a right move takes, at most; 1: no relay.", usual = "99", min = 1, max = 99)
            int laps,

            @Says(value = "Whether only one house is right on each board.", usual = "false")
            boolean unique,

            @Says(value = "Another number gives other boards.", name = "seed", usual = "0")
            int number) {
        /** The same for other boards: for each number, counted from 1, others. */
        public Wish further(int more) {
            return new Wish(rungs, look, seeds, laps, unique, number + more);
        }
    }
}
