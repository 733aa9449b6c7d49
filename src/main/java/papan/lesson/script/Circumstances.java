package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.Winner;
import papan.model.Position;

/**
 * What a {@link Condition} is about: where the board stands, how it came there, and what was answered.
 *
 * @param position where the board stands
 * @param events what happened in the step
 * @param moves how many houses the learner has chosen, or how many moves the step has shown
 * @param step the id of the step
 * @param replies what was answered, by the ids of steps
 */
public record Circumstances(
        Position position, List<BoardEvent> events, int moves, String step, Map<String, Reply> replies) {
    public Circumstances {
        events = List.copyOf(events);
        replies = Map.copyOf(replies);
    }

    /** Where nothing has happened yet and nobody has been asked. */
    public static Circumstances of(Position position) {
        return new Circumstances(position, List.of(), 0, "", Map.of());
    }

    /** What was answered in a step, or if none is named in this one. */
    Reply reply(Optional<String> asked) {
        return replies.getOrDefault(asked.orElse(step), Reply.NONE);
    }

    /** Who won the round; empty while it goes on, and from where another one starts. */
    public Optional<Winner> winner() {
        return events.stream()
                .filter(event -> event instanceof RoundEnded || event instanceof RoundStarted)
                .reduce((earlier, later) -> later)
                .filter(RoundEnded.class::isInstance)
                .map(event -> ((RoundEnded) event).winner());
    }
}
