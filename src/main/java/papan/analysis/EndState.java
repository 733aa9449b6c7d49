package papan.analysis;

import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.event.Winner;
import papan.model.Position;

/**
 * Where a board stands after all moves, and what it took.
 *
 * @param position after the last event
 * @param turns how many turns were made
 * @param laps how many laps were sown
 * @param sown how many seeds fell, one by one
 * @param captured how many seeds were captured or banked
 * @param round the result of the round that ended last; empty if none did
 */
public record EndState(Position position, int turns, int laps, int sown, int captured, Optional<Winner> round) {

    /** The end of a course. */
    public static EndState of(Courses.Played played) {
        int turns = 0;
        int laps = 0;
        int sown = 0;
        int captured = 0;
        Optional<Winner> round = Optional.empty();
        for (BoardEvent event : played.events()) {
            turns += event instanceof SowingEvent.TurnEnded ? 1 : 0;
            laps += event instanceof SowingEvent.Lifted ? 1 : 0;
            sown += event instanceof SowingEvent.Sown ? 1 : 0;
            captured += event instanceof SowingEvent.Captured taken ? taken.seeds() : 0;
            captured += event instanceof SowingEvent.Banked banked ? banked.seeds() : 0;
            round = event instanceof RoundEvent.RoundEnded ended ? Optional.of(ended.winner()) : round;
        }
        return new EndState(Fold.after(played.before(), played.events()), turns, laps, sown, captured, round);
    }
}
