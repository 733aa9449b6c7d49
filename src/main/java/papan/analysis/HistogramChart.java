package papan.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.Side;

/** How often: turns by their number of laps, or captures by their number of seeds. Row 0 counts those of one. */
public final class HistogramChart implements ChartData {
    private final ChartKind kind;
    private final List<Column> columns;
    private final int size;
    /** What was counted, in the order in which it happened. */
    private final List<Counted> all;
    /** By number of those that have been counted: the largest size among them. */
    private final int[] largest;
    /** By cursor: how many had happened. */
    private final int[] happened;
    /** By size less one and side: the cursors just after, ascending. */
    private final List<List<int[]>> cursors;

    /**
     * A turn or capture.
     *
     * @param cursor the cursor just after it
     * @param side whose it was
     * @param size laps or seeds
     */
    public record Counted(int cursor, Side side, int size) {}

    private HistogramChart(ChartKind kind, String measure, int size, List<Counted> all) {
        this.kind = kind;
        this.size = size;
        this.all = List.copyOf(all);
        this.columns = Arrays.stream(Side.values())
                .map(side -> Column.of(side, measure, kind.unit()))
                .toList();
        this.happened = new int[size + 1];
        all.forEach(counted -> happened[counted.cursor()]++);
        for (int i = 1; i <= size; i++) {
            happened[i] += happened[i - 1];
        }
        this.largest = new int[all.size() + 1];
        for (int i = 0; i < all.size(); i++) {
            largest[i + 1] = Math.max(largest[i], all.get(i).size());
        }
        List<List<int[]>> bySize = new ArrayList<>();
        for (int k = 1; k <= largest[all.size()]; k++) {
            List<int[]> bySide = new ArrayList<>();
            for (Side side : Side.values()) {
                int wanted = k;
                bySide.add(all.stream()
                        .filter(counted -> counted.size() == wanted && counted.side() == side)
                        .mapToInt(Counted::cursor)
                        .toArray());
            }
            bySize.add(bySide);
        }
        this.cursors = List.copyOf(bySize);
    }

    /** The turns or captures of a course. */
    public static HistogramChart of(ChartKind kind, Course course) {
        return switch (kind) {
            case LAPS -> new HistogramChart(kind, "turns", course.size(), turns(course.events()));
            case CAPTURES -> new HistogramChart(kind, "captures", course.size(), captures(course.events()));
            default -> throw new IllegalArgumentException("kind " + kind + " does not count how often");
        };
    }

    private static List<Counted> turns(List<BoardEvent> events) {
        int[] laps = new int[2];
        List<Counted> turns = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof SowingEvent.Lifted lifted) {
                laps[lifted.player().index()] = lifted.lap();
            } else if (events.get(i) instanceof SowingEvent.TurnEnded ended
                    && laps[ended.player().index()] > 0) {
                turns.add(new Counted(i + 1, ended.player(), laps[ended.player().index()]));
            }
        }
        return turns;
    }

    private static List<Counted> captures(List<BoardEvent> events) {
        List<Counted> captures = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof SowingEvent.Captured captured && captured.seeds() > 0) {
                captures.add(new Counted(i + 1, captured.player(), captured.seeds()));
            }
        }
        return captures;
    }

    /** What has been counted up to a cursor, in the order in which it happened. */
    public List<Counted> counted(int upTo) {
        return all.subList(0, happened[upTo]);
    }

    @Override
    public ChartKind kind() {
        return kind;
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int rows(int upTo) {
        return largest[happened[upTo]];
    }

    @Override
    public int number(int row, int upTo) {
        return row + 1;
    }

    /** The latest of its size. */
    @Override
    public OptionalInt cursorOf(int row, int upTo) {
        int latest = -1;
        for (int side = 0; side < 2; side++) {
            int[] there = cursors.get(row).get(side);
            int count = upTo(there, upTo);
            latest = count == 0 ? latest : Math.max(latest, there[count - 1]);
        }
        return latest < 0 ? OptionalInt.empty() : OptionalInt.of(latest);
    }

    /** That of the latest one before the cursor. */
    @Override
    public OptionalInt rowOf(int cursor, int upTo) {
        int count = happened[Math.min(cursor, upTo)];
        return count == 0
                ? OptionalInt.empty()
                : OptionalInt.of(all.get(count - 1).size() - 1);
    }

    @Override
    public double value(int row, int column, int upTo) {
        return upTo(cursors.get(row).get(column), upTo);
    }

    private static int upTo(int[] ascending, int upTo) {
        int found = Arrays.binarySearch(ascending, upTo);
        return found >= 0 ? found + 1 : -found - 1;
    }
}
