package papan.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import papan.engine.Match;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent;
import papan.model.Move;
import papan.search.MatchOpponent;
import papan.search.Strategy;
import papan.search.Watch;

/**
 * A move that looking ahead recommends, with what it brings at once.
 *
 * @param byChance whether nobody can know better: in a simultaneous opening
 * @param gained seeds that the turn brings into the mover's store
 * @param most the most that any move would bring
 * @param moment what decides it: the largest capture of the turn, else its last ruling
 */
public record MoveAdvice(Move move, boolean byChance, int gained, int most, Optional<BoardEvent> moment) {
    private static final Strategy ADVISER = new Strategy(Strategy.Kind.SEARCH, 4);

    /**
     * What is recommended to whoever is to move; the same for the same match and seed.
     *
     * @param match not over
     * @param watch can end it early, with any move
     */
    public static MoveAdvice of(Match match, long seed, Watch watch) {
        Move best = MatchOpponent.choose(match, ADVISER, seed, watch);
        if (match.round().isOpening()) {
            return new MoveAdvice(best, true, 0, 0, Optional.empty());
        }
        int most = match.legalMoves().stream()
                .mapToInt(move -> gain(match, turn(match, move)))
                .max()
                .orElse(0);
        List<BoardEvent> turn = turn(match, best);
        return new MoveAdvice(best, false, gain(match, turn), most, moment(turn));
    }

    /** What a move brings about until its turn is over. */
    private static List<BoardEvent> turn(Match match, Move move) {
        List<BoardEvent> turn = new ArrayList<>();
        for (BoardEvent event : match.choose(move).latest()) {
            turn.add(event);
            if (event instanceof SowingEvent.TurnEnded) {
                break;
            }
        }
        return turn;
    }

    private static int gain(Match match, List<BoardEvent> turn) {
        return Fold.after(match.position(), turn).inStore(match.mover())
                - match.position().inStore(match.mover());
    }

    private static Optional<BoardEvent> moment(List<BoardEvent> turn) {
        Optional<SowingEvent.Captured> captured = BoardEvent.all(SowingEvent.Captured.class, turn)
                .max(Comparator.comparingInt(SowingEvent.Captured::seeds));
        return captured.<BoardEvent>map(most -> most)
                .or(() -> BoardEvent.all(SowingEvent.Ruled.class, turn).reduce((before, last) -> last));
    }
}
