package papan.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Position;

/**
 * Where all seeds are at every moment of a course of events: in the stores, in the rows, in the hands.
 *
 * <p>A <em>cursor</em> is a number of events that have happened, as everywhere; a <em>point</em> is what a chart shows
 * as one step and is numbered from 0, the beginning. Computed once, in one pass; every question afterwards is answered
 * from arrays. Methods that take {@code upTo} read nothing beyond that cursor.
 */
public final class SeedCurve {
    private final int[][] seeds;
    private final int total;
    private final Map<Spacing, Track> tracks;

    private SeedCurve(int[][] seeds, int total, Map<Spacing, Track> tracks) {
        this.seeds = seeds;
        this.total = total;
        this.tracks = tracks;
    }

    /** The curve of some events that began in a position. */
    public static SeedCurve of(Position before, List<BoardEvent> events) {
        Part[] parts = Part.values();
        int[][] seeds = new int[parts.length][events.size() + 1];
        Position position = before;
        for (int cursor = 0; cursor <= events.size(); cursor++) {
            if (cursor > 0) {
                position = Fold.after(position, events.get(cursor - 1));
            }
            for (Part part : parts) {
                seeds[part.index()][cursor] = part.in(position);
            }
        }
        Map<Spacing, Track> tracks = new EnumMap<>(Spacing.class);
        for (Spacing spacing : Spacing.values()) {
            tracks.put(spacing, Track.of(spacing, events));
        }
        return new SeedCurve(seeds, before.total(), tracks);
    }

    /** How many events there are; also the last cursor. */
    public int size() {
        return seeds[0].length - 1;
    }

    /** How many seeds there are in all. */
    public int total() {
        return total;
    }

    /** How many seeds lie in a part at a cursor. */
    public int seeds(Part part, int cursor) {
        return seeds[part.index()][cursor];
    }

    /** The point to which a cursor belongs. */
    public int pointOf(Spacing spacing, int cursor) {
        return track(spacing).pointOf(cursor);
    }

    /** Where a point is read: at its last cursor, or at {@code upTo} if that comes first. */
    public int cursorOf(Spacing spacing, int point, int upTo) {
        return track(spacing).cursorOf(point, upTo);
    }

    /** How many seeds have been sown, or laps or turns begun, at a cursor. */
    public int number(Spacing spacing, int cursor) {
        return track(spacing).number(cursor);
    }

    /** The first cursor at which a {@link #number} is reached; {@code upTo + 1} if it is not reached by then. */
    public int firstWith(Spacing spacing, int number, int upTo) {
        return track(spacing).firstWith(number, upTo);
    }

    /** The points up to a cursor, as rows of a table. */
    public List<Row> rows(Spacing spacing, int upTo) {
        int last = pointOf(spacing, upTo);
        List<Row> rows = new ArrayList<>(last + 1);
        for (int point = 0; point <= last; point++) {
            rows.add(row(spacing, cursorOf(spacing, point, upTo)));
        }
        return List.copyOf(rows);
    }

    /** What there is to say about a cursor. */
    public Row row(Spacing spacing, int cursor) {
        return new Row(
                cursor,
                number(spacing, cursor),
                seeds(Part.SOUTH_STORE, cursor),
                seeds(Part.SOUTH_ROW, cursor),
                seeds(Part.HANDS, cursor),
                seeds(Part.NORTH_ROW, cursor),
                seeds(Part.NORTH_STORE, cursor));
    }

    private Track track(Spacing spacing) {
        Track track = tracks.get(spacing);
        if (track == null) {
            throw new IllegalArgumentException("no points by " + spacing);
        }
        return track;
    }

    /**
     * One line of the table behind the chart.
     *
     * @param cursor how many events have happened
     * @param number seeds sown, or laps or turns begun
     */
    public record Row(int cursor, int number, int southStore, int southRow, int hands, int northRow, int northStore) {}
}
