package papan.narration;

import java.util.Optional;
import papan.event.RoundEvent;
import papan.event.SelectiveVisitor;
import papan.event.SowingEvent;
import papan.rules.ClauseId;

/** The clause by which something happened, for events that a rule card is about; empty for what merely moves seeds. */
final class DecidedBy implements SelectiveVisitor<Optional<ClauseId>> {
    static final DecidedBy CLAUSE = new DecidedBy();

    private DecidedBy() {}

    @Override
    public Optional<ClauseId> rest() {
        return Optional.empty();
    }

    @Override
    public Optional<ClauseId> ruled(SowingEvent.Ruled event) {
        return Optional.of(event.clause());
    }

    @Override
    public Optional<ClauseId> turnEnded(SowingEvent.TurnEnded event) {
        return event.together().map(law -> ClauseId.FINISHED_TOGETHER);
    }

    @Override
    public Optional<ClauseId> roundStarted(RoundEvent.RoundStarted event) {
        return Optional.of(event.position().round() == 1 ? ClauseId.FIRST_MOVE : ClauseId.NEXT_STARTER);
    }

    @Override
    public Optional<ClauseId> passed(RoundEvent.Passed event) {
        return Optional.of(ClauseId.NO_MOVE);
    }

    @Override
    public Optional<ClauseId> swept(RoundEvent.Swept event) {
        return Optional.of(ClauseId.LEFTOVERS);
    }

    @Override
    public Optional<ClauseId> roundEnded(RoundEvent.RoundEnded event) {
        return Optional.of(ClauseId.ROUND_END);
    }

    @Override
    public Optional<ClauseId> refilled(RoundEvent.Refilled event) {
        return Optional.of(ClauseId.REFILL);
    }

    @Override
    public Optional<ClauseId> burnt(RoundEvent.Burnt event) {
        return Optional.of(ClauseId.REFILL);
    }

    @Override
    public Optional<ClauseId> matchEnded(RoundEvent.MatchEnded event) {
        return Optional.of(ClauseId.ROUNDS);
    }
}
