package papan.analysis;

import java.util.List;
import java.util.OptionalInt;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.event.Winner;
import papan.model.House;
import papan.model.Side;

/**
 * What each round brought both players: seeds captured or banked, seeds that still lay in their row when nobody could go
 * on, seeds swept into their store, houses burnt for the round, and the rounds they had won by its end.
 */
final class RoundsChart implements ChartData {
    private static final List<String> SUMS = List.of("captured", "leftOver", "swept");
    private static final List<String> LEVELS = List.of("burnt", "won");
    private static final List<Column> COLUMNS = columnsOfBoth();

    private final Course course;
    /** By sum, side and cursor: what has come together since the beginning. */
    private final int[][] sums;
    /** By side and cursor: rounds won. */
    private final int[][] won;

    private RoundsChart(Course course, int[][] sums, int[][] won) {
        this.course = course;
        this.sums = sums;
        this.won = won;
    }

    private static List<Column> columnsOfBoth() {
        java.util.ArrayList<Column> columns = new java.util.ArrayList<>();
        for (String measure : SUMS) {
            for (Side side : Side.values()) {
                columns.add(Column.of(side, measure, Unit.SEEDS));
            }
        }
        for (String measure : LEVELS) {
            for (Side side : Side.values()) {
                columns.add(Column.of(side, measure, measure.equals("burnt") ? Unit.HOUSES : Unit.ROUNDS));
            }
        }
        return List.copyOf(columns);
    }

    /** The rounds of a course. */
    public static RoundsChart of(Course course) {
        int cursors = course.size() + 1;
        int[][] sums = new int[2 * SUMS.size()][cursors];
        int[][] won = new int[2][cursors];
        boolean sweptAlready = false;
        for (int i = 0; i < course.size(); i++) {
            for (int[] sum : sums) {
                sum[i + 1] = sum[i];
            }
            for (int[] rounds : won) {
                rounds[i + 1] = rounds[i];
            }
            BoardEvent event = course.events().get(i);
            if (event instanceof SowingEvent.Captured captured) {
                sums[captured.to().side().index()][i + 1] += captured.seeds();
            } else if (event instanceof SowingEvent.Banked banked) {
                sums[banked.to().side().index()][i + 1] += banked.seeds();
            } else if (event instanceof RoundEvent.Swept swept) {
                sweptAlready = true;
                for (House house : swept.from()) {
                    sums[2 + house.side().index()][i + 1] +=
                            course.seedsAt(course.layout().indexOf(house), i);
                }
                sums[4 + swept.to().side().index()][i + 1] += swept.seeds();
            } else if (event instanceof RoundEvent.RoundEnded ended) {
                if (!sweptAlready) {
                    for (Side side : Side.values()) {
                        sums[2 + side.index()][i + 1] += course.inRow(side, i);
                    }
                }
                sweptAlready = false;
                if (ended.winner() != Winner.DRAW) {
                    won[ended.winner() == Winner.SOUTH ? 0 : 1][i + 1]++;
                }
            }
        }
        return new RoundsChart(course, sums, won);
    }

    @Override
    public ChartKind kind() {
        return ChartKind.ROUNDS;
    }

    @Override
    public List<Column> columns() {
        return COLUMNS;
    }

    @Override
    public int size() {
        return course.size();
    }

    @Override
    public int rows(int upTo) {
        return Math.max(1, course.pointOf(Spacing.ROUND, upTo));
    }

    /** Rows begin with round 1; point 0 of the course is its beginning. */
    private int last(int row, int upTo) {
        return upTo == 0 ? 0 : course.cursorOf(Spacing.ROUND, row + 1, upTo);
    }

    private int before(int row, int upTo) {
        return upTo == 0 ? 0 : course.cursorOf(Spacing.ROUND, row, upTo);
    }

    @Override
    public int number(int row, int upTo) {
        return row + 1;
    }

    @Override
    public OptionalInt cursorOf(int row, int upTo) {
        return OptionalInt.of(last(row, upTo));
    }

    @Override
    public OptionalInt rowOf(int cursor, int upTo) {
        return OptionalInt.of(Math.max(0, course.pointOf(Spacing.ROUND, Math.min(cursor, upTo)) - 1));
    }

    @Override
    public double value(int row, int column, int upTo) {
        int side = column % 2;
        if (column < 2 * SUMS.size()) {
            return sums[column][last(row, upTo)] - sums[column][before(row, upTo)];
        }
        return column < 2 * SUMS.size() + 2
                ? course.burntHouses(Side.of(side), last(row, upTo))
                : won[side][last(row, upTo)];
    }
}
