package papan.ui.board;

import java.util.Set;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;

/** The places that are in play once an event has happened. */
final class InPlay implements BoardEvent.Visitor<Set<Place>> {
    static final InPlay EVENT = new InPlay();

    private InPlay() {}

    @Override
    public Set<Place> lifted(SowingEvent.Lifted event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> sown(SowingEvent.Sown event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> skipped(SowingEvent.Skipped event) {
        return Set.of();
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
    public Set<Place> turnEnded(SowingEvent.TurnEnded event) {
        return Set.of();
    }

    @Override
    public Set<Place> roundStarted(RoundEvent.RoundStarted event) {
        return Set.of();
    }

    @Override
    public Set<Place> passed(RoundEvent.Passed event) {
        return Set.of();
    }

    @Override
    public Set<Place> swept(RoundEvent.Swept event) {
        return Set.of(event.to());
    }

    @Override
    public Set<Place> roundEnded(RoundEvent.RoundEnded event) {
        return Set.of();
    }

    @Override
    public Set<Place> refilled(RoundEvent.Refilled event) {
        return Set.of(event.at());
    }

    @Override
    public Set<Place> burnt(RoundEvent.Burnt event) {
        return Set.of();
    }

    @Override
    public Set<Place> matchEnded(RoundEvent.MatchEnded event) {
        return Set.of();
    }
}
