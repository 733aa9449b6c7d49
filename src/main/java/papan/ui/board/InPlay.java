package papan.ui.board;

import java.util.Set;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;

/** The places that are in play once an event has happened; of most events none. */
final class InPlay {
    private InPlay() {}

    static Set<Place> after(BoardEvent event) {
        if (event instanceof SowingEvent.Lifted lifted) {
            return Set.of(lifted.at());
        }
        if (event instanceof SowingEvent.Sown sown) {
            return Set.of(sown.at());
        }
        if (event instanceof SowingEvent.Forfeited forfeited) {
            return Set.of(forfeited.to());
        }
        if (event instanceof SowingEvent.Ruled ruled) {
            return Set.of(ruled.at());
        }
        if (event instanceof SowingEvent.Captured captured) {
            return Set.of(captured.to());
        }
        if (event instanceof SowingEvent.Banked banked) {
            return Set.of(banked.to());
        }
        if (event instanceof RoundEvent.Swept swept) {
            return Set.of(swept.to());
        }
        return event instanceof RoundEvent.Refilled refilled ? Set.of(refilled.at()) : Set.of();
    }
}
