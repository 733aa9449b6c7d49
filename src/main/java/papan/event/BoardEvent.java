package papan.event;

import java.util.List;
import java.util.stream.Stream;

/** Something that happened on the board or in the round. */
public sealed interface BoardEvent permits SowingEvent, RoundEvent {

    /** Calls the visitor's method for this kind of event. */
    <R> R accept(Visitor<R> visitor);

    /** Those of some events that are of a kind. */
    static <E extends BoardEvent> Stream<E> all(Class<E> kind, List<? extends BoardEvent> events) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    /**
     * One method for each kind of event; a new kind breaks every implementation at compile time, which is the point.
     *
     * @param <R> what a visit gives
     */
    interface Visitor<R> {
        R lifted(SowingEvent.Lifted event);

        R sown(SowingEvent.Sown event);

        R skipped(SowingEvent.Skipped event);

        R forfeited(SowingEvent.Forfeited event);

        R ruled(SowingEvent.Ruled event);

        R captured(SowingEvent.Captured event);

        R banked(SowingEvent.Banked event);

        R turnEnded(SowingEvent.TurnEnded event);

        R roundStarted(RoundEvent.RoundStarted event);

        R passed(RoundEvent.Passed event);

        R swept(RoundEvent.Swept event);

        R roundEnded(RoundEvent.RoundEnded event);

        R refilled(RoundEvent.Refilled event);

        R burnt(RoundEvent.Burnt event);

        R matchEnded(RoundEvent.MatchEnded event);
    }
}
