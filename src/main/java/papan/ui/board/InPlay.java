package papan.ui.board;

import java.util.Set;
import papan.event.RoundEvent;
import papan.event.SelectiveVisitor;
import papan.event.SowingEvent;
import papan.model.Place;

/** The places that are in play once an event has happened. */
final class InPlay implements SelectiveVisitor<Set<Place>> {
    static final InPlay EVENT = new InPlay();

    private InPlay() {}

    @Override
    public Set<Place> rest() {
        return Set.of();
    }

    @Override
    public Set<Place> lifted(SowingEvent.Lifted event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> sown(SowingEvent.Sown event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> forfeited(SowingEvent.Forfeited event) {
        return Set.of(event.to());
    }

    @Override
    public Set<Place> ruled(SowingEvent.Ruled event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> captured(SowingEvent.Captured event) {
        return Set.of(event.to());
    }

    @Override
    public Set<Place> banked(SowingEvent.Banked event) {
        return Set.of(event.to());
    }

    @Override
    public Set<Place> swept(RoundEvent.Swept event) {
        return Set.of(event.to());
    }

    @Override
    public Set<Place> refilled(RoundEvent.Refilled event) {
        return Set.of(event.at());
    }
}
