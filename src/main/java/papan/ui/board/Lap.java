package papan.ui.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;
import papan.model.Side;
import papan.replay.Timeline;

/**
 * The lap of one hand that a cursor stands in.
 *
 * @param number 1 for the first lap of a turn
 * @param places where it lifted, then every place that got a seed
 * @param at where the hand is: the latest of them, or a place that it has skipped since
 */
record Lap(int number, List<Place> places, Place at) {
    Lap {
        places = List.copyOf(places);
    }

    /** The lap in which a side's hand is after so many events; empty if its turn is over or has not begun. */
    static Optional<Lap> before(Timeline timeline, int cursor, Side side) {
        List<BoardEvent> events = timeline.events();
        List<Place> back = new ArrayList<>();
        Place at = null;
        for (int i = cursor - 1; i >= 0; i--) {
            BoardEvent event = events.get(i);
            if (event instanceof RoundEvent) {
                return Optional.empty();
            }
            if (!(event instanceof SowingEvent sowing) || sowing.player() != side) {
                continue;
            }
            if (sowing instanceof SowingEvent.TurnEnded) {
                return Optional.empty();
            }
            if (sowing instanceof SowingEvent.Sown sown) {
                back.add(sown.at());
                at = at == null ? sown.at() : at;
            } else if (sowing instanceof SowingEvent.Forfeited forfeited) {
                back.add(forfeited.to());
                at = at == null ? forfeited.at() : at;
            } else if (sowing instanceof SowingEvent.Skipped skipped) {
                at = at == null ? skipped.at() : at;
            } else if (sowing instanceof SowingEvent.Lifted lifted) {
                back.add(lifted.at());
                Collections.reverse(back);
                return Optional.of(new Lap(lifted.lap(), back, at == null ? lifted.at() : at));
            }
        }
        return Optional.empty();
    }
}
