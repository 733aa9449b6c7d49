package papan.engine;

import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.model.Move;
import papan.model.Position;

/**
 * Everything that one choice of a house brought about, up to the next choice.
 *
 * @param before the position in which the house was chosen
 * @param events all laps, the end of the turn, and what followed it without a choice (a pass, the end of the round)
 * @param after the fold of the events
 */
public record Turn(Position before, Move move, List<BoardEvent> events, Position after) {
    public Turn {
        events = List.copyOf(events);
    }

    /** Whether the round was over with this turn. */
    public boolean endsRound() {
        return events.get(events.size() - 1) instanceof RoundEvent.RoundEnded;
    }
}
