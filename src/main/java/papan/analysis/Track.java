package papan.analysis;

import java.util.Arrays;
import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;

/**
 * Which cursors make up the points of a curve. Every cursor belongs to one point; a point is read at the last of its
 * cursors that has been revealed.
 *
 * <p>A point is never known to be complete before the next one begins, so reading it needs no look ahead.
 */
final class Track {
    /** By cursor: the 0-based point to which it belongs. */
    private final int[] pointOf;
    /** By cursor: seeds sown, or laps, turns or rounds begun. */
    private final int[] numbers;
    /** By point: its last cursor. */
    private final int[] ends;

    private Track(int[] pointOf, int[] numbers, int[] ends) {
        this.pointOf = pointOf;
        this.numbers = numbers;
        this.ends = ends;
    }

    static Track of(Spacing spacing, List<BoardEvent> events) {
        int[] pointOf = new int[events.size() + 1];
        int[] numbers = new int[events.size() + 1];
        int[] ends = new int[events.size() + 1];
        for (int i = 0; i < events.size(); i++) {
            pointOf[i + 1] = pointOf[i] + (begins(spacing, events, i) ? 1 : 0);
            numbers[i + 1] = numbers[i] + (counts(spacing, events, i) ? 1 : 0);
            ends[pointOf[i + 1]] = i + 1;
        }
        return new Track(pointOf, numbers, Arrays.copyOf(ends, pointOf[events.size()] + 1));
    }

    int pointOf(int cursor) {
        return pointOf[cursor];
    }

    int cursorOf(int point, int upTo) {
        return Math.min(ends[point], upTo);
    }

    int number(int cursor) {
        return numbers[cursor];
    }

    /** The first cursor, not beyond a last one, at which a number is reached; one beyond the last if it is not. */
    int firstWith(int number, int upTo) {
        if (numbers[upTo] < number) {
            return upTo + 1;
        }
        int low = 0;
        int high = upTo;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (numbers[middle] < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static boolean begins(Spacing spacing, List<BoardEvent> events, int index) {
        if (spacing == Spacing.SEED) {
            return true;
        }
        // What a round left on the board deserves a point before it is cleared away for the next.
        return afterRound(events, index) || counts(spacing, events, index);
    }

    private static boolean afterRound(List<BoardEvent> events, int index) {
        return index > 0
                && events.get(index - 1) instanceof RoundEvent.RoundEnded
                && !(events.get(index) instanceof RoundEvent.MatchEnded);
    }

    private static boolean counts(Spacing spacing, List<BoardEvent> events, int index) {
        BoardEvent event = events.get(index);
        if (spacing == Spacing.SEED) {
            return event instanceof SowingEvent.Sown || event instanceof SowingEvent.Forfeited;
        }
        if (spacing == Spacing.ROUND) {
            return index == 0 || afterRound(events, index);
        }
        // Two hands that lift at once, in a simultaneous opening, share a lap.
        boolean alone = index == 0 || !(events.get(index - 1) instanceof SowingEvent.Lifted);
        return alone && event instanceof SowingEvent.Lifted lifted && (spacing == Spacing.LAP || lifted.lap() == 1);
    }
}
