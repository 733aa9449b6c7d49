package papan.ui.board;

import java.util.ArrayList;
import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Side;
import papan.replay.Timeline;
import papan.replay.Trail;

/**
 * The way of the hands in the step just made, from the lift of the lap in which it began; it stays on the board until a
 * hand lifts again. A step of several turns has the way of the last one only.
 */
final class StepPath {
    private final List<BoardEvent> events;
    private final int from;
    private final int cursor;

    private StepPath(List<BoardEvent> events, int from, int cursor) {
        this.events = events;
        this.from = from;
        this.cursor = cursor;
    }

    /** One trail for each lap, in the order in which they began; empty if nothing was sown. */
    static List<Trail> of(Timeline timeline, int from, int cursor) {
        StepPath path = new StepPath(timeline.events(), from, cursor);
        List<Trail> trails = new ArrayList<>();
        for (Side side : Side.values()) {
            trails.addAll(path.trails(side));
        }
        return trails;
    }

    private List<Trail> trails(Side side) {
        int start = lift(side, cursor);
        if (start < 0 || isPast(side, start)) {
            return List.of();
        }
        for (int earlier = lift(side, start); start > from && earlier >= 0; earlier = lift(side, start)) {
            start = earlier;
        }
        List<Trail> trails = new ArrayList<>();
        List<BoardEvent> lap = new ArrayList<>();
        for (BoardEvent event : events.subList(start, cursor)) {
            if (event instanceof SowingEvent sowing && sowing.player() == side) {
                if (sowing instanceof SowingEvent.Lifted) {
                    Trail.last(lap).ifPresent(trails::add);
                    lap.clear();
                }
                lap.add(sowing);
            }
        }
        Trail.last(lap).ifPresent(trails::add);
        return trails;
    }

    /** The last lift of a side before an event, in the same turn if that event is a lift; −1 if there is none. */
    private int lift(Side side, int before) {
        for (int i = before - 1; i >= 0; i--) {
            BoardEvent event = events.get(i);
            boolean own = event instanceof SowingEvent sowing && sowing.player() == side;
            if (own && event instanceof SowingEvent.Lifted) {
                return i;
            }
            if (event instanceof RoundEvent || (own && event instanceof SowingEvent.TurnEnded && before < cursor)) {
                return -1;
            }
        }
        return -1;
    }

    /** Whether a side's turn is over and the other's has begun since a lift. */
    private boolean isPast(Side side, int lift) {
        boolean over = false;
        for (int i = lift + 1; i < cursor; i++) {
            BoardEvent event = events.get(i);
            if (event instanceof SowingEvent sowing) {
                if (sowing.player() == side) {
                    over |= sowing instanceof SowingEvent.TurnEnded;
                } else if (over && sowing instanceof SowingEvent.Lifted) {
                    return true;
                }
            }
        }
        return false;
    }
}
