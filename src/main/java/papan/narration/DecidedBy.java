package papan.narration;

import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.rules.ClauseId;

/** The clause by which something happened, for events that a rule card is about; empty for what merely moves seeds. */
final class DecidedBy {
    private static final Map<Class<? extends BoardEvent>, ClauseId> ALWAYS = Map.of(
            RoundEvent.Passed.class, ClauseId.NO_MOVE,
            RoundEvent.Swept.class, ClauseId.LEFTOVERS,
            RoundEvent.RoundEnded.class, ClauseId.ROUND_END,
            RoundEvent.Refilled.class, ClauseId.REFILL,
            RoundEvent.Burnt.class, ClauseId.REFILL,
            RoundEvent.MatchEnded.class, ClauseId.ROUNDS);

    private DecidedBy() {}

    static Optional<ClauseId> clause(BoardEvent event) {
        if (event instanceof SowingEvent.Ruled ruled) {
            return Optional.of(ruled.clause());
        }
        if (event instanceof SowingEvent.TurnEnded ended) {
            return ended.together().map(law -> ClauseId.FINISHED_TOGETHER);
        }
        return event instanceof RoundEvent.RoundStarted started
                ? Optional.of(started.position().round() == 1 ? ClauseId.FIRST_MOVE : ClauseId.NEXT_STARTER)
                : Optional.ofNullable(ALWAYS.get(event.getClass()));
    }
}
