package papan.replay;

import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.Ruling;
import papan.event.SowingEvent;
import papan.replay.Mark.Kind;

/** Which events are worth a mark on the timeline. */
final class MarkOf {
    private static final Map<Class<? extends BoardEvent>, Kind> ALWAYS = Map.of(
            SowingEvent.Forfeited.class, Kind.FORFEIT,
            SowingEvent.Captured.class, Kind.CAPTURE,
            SowingEvent.Banked.class, Kind.BANK,
            RoundEvent.Passed.class, Kind.PASS,
            RoundEvent.RoundEnded.class, Kind.ROUND_END,
            RoundEvent.Refilled.class, Kind.REFILL,
            RoundEvent.Burnt.class, Kind.BURNT);

    private MarkOf() {}

    static Optional<Kind> event(BoardEvent event) {
        if (event instanceof SowingEvent.Lifted lifted) {
            return lifted.lap() == 1 ? Optional.of(Kind.CHOICE) : Optional.empty();
        }
        return event instanceof SowingEvent.Ruled ruled
                ? of(ruled.ruling())
                : Optional.ofNullable(ALWAYS.get(event.getClass()));
    }

    private static Optional<Kind> of(Ruling ruling) {
        return switch (ruling) {
            case RELAY -> Optional.of(Kind.RELAY);
            case EXTRA_TURN -> Optional.of(Kind.EXTRA_TURN);
            case CONTESTED, TURN_OVER -> Optional.of(Kind.TURN_OVER);
            case CAPTURE, BANK -> Optional.empty();
        };
    }
}
