package papan.replay;

import java.util.Optional;
import papan.event.RoundEvent;
import papan.event.SelectiveVisitor;
import papan.event.SowingEvent;
import papan.replay.Mark.Kind;

/** Which events are worth a mark on the timeline. */
final class MarkOf implements SelectiveVisitor<Optional<Kind>> {
    @Override
    public Optional<Kind> rest() {
        return Optional.empty();
    }

    @Override
    public Optional<Kind> lifted(SowingEvent.Lifted event) {
        return event.lap() == 1 ? Optional.of(Kind.CHOICE) : Optional.empty();
    }

    @Override
    public Optional<Kind> forfeited(SowingEvent.Forfeited event) {
        return Optional.of(Kind.FORFEIT);
    }

    @Override
    public Optional<Kind> ruled(SowingEvent.Ruled event) {
        return switch (event.ruling()) {
            case RELAY -> Optional.of(Kind.RELAY);
            case EXTRA_TURN -> Optional.of(Kind.EXTRA_TURN);
            case CONTESTED, TURN_OVER -> Optional.of(Kind.TURN_OVER);
            case CAPTURE, BANK -> Optional.empty();
        };
    }

    @Override
    public Optional<Kind> captured(SowingEvent.Captured event) {
        return Optional.of(Kind.CAPTURE);
    }

    @Override
    public Optional<Kind> banked(SowingEvent.Banked event) {
        return Optional.of(Kind.BANK);
    }

    @Override
    public Optional<Kind> passed(RoundEvent.Passed event) {
        return Optional.of(Kind.PASS);
    }

    @Override
    public Optional<Kind> roundEnded(RoundEvent.RoundEnded event) {
        return Optional.of(Kind.ROUND_END);
    }

    @Override
    public Optional<Kind> refilled(RoundEvent.Refilled event) {
        return Optional.of(Kind.REFILL);
    }

    @Override
    public Optional<Kind> burnt(RoundEvent.Burnt event) {
        return Optional.of(Kind.BURNT);
    }
}
