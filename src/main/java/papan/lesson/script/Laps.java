package papan.lesson.script;

import java.util.ArrayList;
import java.util.List;
import papan.event.BoardEvent;
import papan.event.SowingEvent;

/** Computes for each of some events to which lap of its player's turn it belongs; 0 where it belongs to none. */
final class Laps {
    private Laps() {}

    static List<Integer> of(List<BoardEvent> events) {
        int[] lap = new int[2];
        List<Integer> laps = new ArrayList<>(events.size());
        for (BoardEvent event : events) {
            if (event instanceof SowingEvent.Lifted lifted) {
                lap[lifted.player().index()] = lifted.lap();
            }
            laps.add(event instanceof SowingEvent sowing ? lap[sowing.player().index()] : 0);
        }
        return List.copyOf(laps);
    }
}
