package papan.event;

/**
 * A visitor to which most kinds of event are alike; a new kind is among the rest until the visitor says otherwise. Only for
 * what may be silent about an event that it does not know, such as a sound or a mark: whatever tells, folds, draws or
 * writes events is a {@link BoardEvent.Visitor} itself and answers for each kind.
 *
 * @param <R> what a visit gives
 */
public interface SelectiveVisitor<R> extends BoardEvent.Visitor<R> {
    /** What a visit to any of the rest gives. */
    R rest();

    @Override
    default R lifted(SowingEvent.Lifted event) {
        return rest();
    }

    @Override
    default R sown(SowingEvent.Sown event) {
        return rest();
    }

    @Override
    default R skipped(SowingEvent.Skipped event) {
        return rest();
    }

    @Override
    default R forfeited(SowingEvent.Forfeited event) {
        return rest();
    }

    @Override
    default R ruled(SowingEvent.Ruled event) {
        return rest();
    }

    @Override
    default R captured(SowingEvent.Captured event) {
        return rest();
    }

    @Override
    default R banked(SowingEvent.Banked event) {
        return rest();
    }

    @Override
    default R turnEnded(SowingEvent.TurnEnded event) {
        return rest();
    }

    @Override
    default R roundStarted(RoundEvent.RoundStarted event) {
        return rest();
    }

    @Override
    default R passed(RoundEvent.Passed event) {
        return rest();
    }

    @Override
    default R swept(RoundEvent.Swept event) {
        return rest();
    }

    @Override
    default R roundEnded(RoundEvent.RoundEnded event) {
        return rest();
    }

    @Override
    default R refilled(RoundEvent.Refilled event) {
        return rest();
    }

    @Override
    default R burnt(RoundEvent.Burnt event) {
        return rest();
    }

    @Override
    default R matchEnded(RoundEvent.MatchEnded event) {
        return rest();
    }
}
