package papan.analysis;

import java.util.List;
import java.util.stream.IntStream;
import papan.model.Side;

/**
 * Which numbers a chart shows.
 *
 * @param kind which question
 * @param per how far apart the points of a course lie
 * @param series the lines, 1 to {@value #MAX_SERIES}, of {@link ChartKind#SERIES}; empty for every other kind
 */
public record ChartPlan(ChartKind kind, Spacing per, List<Series> series) {
    /** The most lines that can be told apart in one chart. */
    public static final int MAX_SERIES = 4;

    public ChartPlan {
        series = List.copyOf(series);
        if (kind == ChartKind.SERIES ? series.isEmpty() || series.size() > MAX_SERIES : !series.isEmpty()) {
            throw new IllegalArgumentException(
                    "series has " + series.size() + " lines, which kind " + kind + " has not");
        }
    }

    /** One of the program's own charts. */
    public static ChartPlan of(ChartKind kind, Spacing per) {
        return new ChartPlan(kind, per, List.of());
    }

    /** The same with points otherwise apart. */
    public ChartPlan with(Spacing other) {
        return new ChartPlan(kind, other, series);
    }

    /** Its lines: those that somebody has chosen, or else those of its kind. */
    public List<Series> lines() {
        return kind == ChartKind.SERIES ? series : kind.lines();
    }

    /** The number of the line that a player has; the first line where that player has none. */
    public int lineOf(Side side) {
        return IntStream.range(0, lines().size())
                .filter(i -> lines().get(i).owner().filter(side::equals).isPresent())
                .findFirst()
                .orElse(0);
    }
}
