package papan.analysis;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import papan.model.Layout;
import papan.model.Side;

/** A chart along a course: a row for each seed, lap, turn or round. */
public final class CourseChart implements ChartData {
    private final ChartKind kind;
    private final Course course;
    private final Spacing spacing;
    private final List<Column> columns;
    private final List<Measure> measures;

    /** What is counted at a cursor. */
    private interface Measure {
        double at(Course course, int cursor);
    }

    /** One of the program's own charts of a course, with points so far apart. */
    public CourseChart(ChartKind kind, Course course, Spacing spacing) {
        this(ChartPlan.of(kind, spacing), course);
    }

    /** A chart of a course. */
    public CourseChart(ChartPlan plan, Course course) {
        this.kind = plan.kind();
        this.course = course;
        this.spacing = plan.per();
        List<Column> names = new ArrayList<>();
        List<Measure> what = new ArrayList<>();
        Columns add = (column, measure) -> {
            names.add(column);
            what.add(measure);
        };
        switch (kind) {
            case SEEDS -> parts(add);
            case HOUSES -> places(add, course.layout());
            default -> plan.lines().forEach(series -> add.add(series.column(), series::at));
        }
        if (names.isEmpty()) {
            throw new IllegalArgumentException("kind " + kind + " has no points along a course");
        }
        this.columns = Collections.unmodifiableList(names);
        this.measures = Collections.unmodifiableList(what);
    }

    private interface Columns {
        void add(Column column, Measure measure);
    }

    private static void parts(Columns add) {
        for (Part part : Part.values()) {
            add.add(part.column(), (c, at) -> c.seeds(part, at));
        }
    }

    /** South's houses from the left, north's as they face them, the stores and the hands: together all seeds. */
    private static void places(Columns add, Layout layout) {
        List<Integer> order = new ArrayList<>();
        for (int house = 0; house < 2 * layout.houses(); house++) {
            order.add(house);
        }
        order.add(layout.store(Side.SOUTH.index()));
        order.add(layout.store(Side.NORTH.index()));
        for (int place : order) {
            add.add(Column.of(layout.placeAt(place)), (c, at) -> c.seedsAt(place, at));
        }
        add.add(Part.HANDS.column(), (c, at) -> c.inHands(at));
    }

    /** How far apart its points lie. */
    public Spacing spacing() {
        return spacing;
    }

    /** What it counts along. */
    public Course course() {
        return course;
    }

    @Override
    public ChartKind kind() {
        return kind;
    }

    @Override
    public Unit unit() {
        return columns.get(0).unit();
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public int size() {
        return course.size();
    }

    @Override
    public int rows(int upTo) {
        return course.pointOf(spacing, upTo) + 1;
    }

    @Override
    public int number(int row, int upTo) {
        return course.number(spacing, course.cursorOf(spacing, row, upTo));
    }

    @Override
    public OptionalInt cursorOf(int row, int upTo) {
        return OptionalInt.of(course.cursorOf(spacing, row, upTo));
    }

    @Override
    public OptionalInt rowOf(int cursor, int upTo) {
        return OptionalInt.of(course.pointOf(spacing, Math.min(cursor, upTo)));
    }

    @Override
    public double value(int row, int column, int upTo) {
        return at(column, course.cursorOf(spacing, row, upTo));
    }

    @Override
    public boolean isBurnt(int row, int column, int upTo) {
        return kind == ChartKind.HOUSES
                && column < 2 * course.layout().houses()
                && course.isBurnt(column, course.cursorOf(spacing, row, upTo));
    }

    /** A number at any cursor. */
    public double at(int column, int cursor) {
        return measures.get(column).at(course, cursor);
    }

    /**
     * The cursor just after the event that changed a number most.
     *
     * @param from only events after this cursor are looked at
     * @param to and none after this one; more than {@code from}
     */
    public int steepest(int column, int from, int to) {
        int steepest = to;
        double most = -1;
        for (int cursor = from + 1; cursor <= to; cursor++) {
            double change = Math.abs(at(column, cursor) - at(column, cursor - 1));
            if (change > most) {
                most = change;
                steepest = cursor;
            }
        }
        return steepest;
    }

    /** The cursor before the first event of a row. */
    public int before(int row, int upTo) {
        return row == 0 ? 0 : course.cursorOf(spacing, row - 1, upTo);
    }
}
