package papan.replay;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import papan.event.SowingEvent;
import papan.model.Side;

/**
 * The turn of a match that brought somebody the most seeds.
 *
 * @param choice the number of the choice that began it
 * @param seeds how many more lay in the store at its end
 */
public record BestTurn(int choice, int seeds) {
    /** A player's best turn; empty if none brought anything. */
    public static Optional<BestTurn> of(PlayedMatch match, Side side) {
        return IntStream.range(0, match.size())
                .filter(choice -> match.before(choice).mover() == side)
                .mapToObj(choice -> new BestTurn(choice, stored(match, side, choice)))
                .filter(turn -> turn.seeds() > 0)
                .max(Comparator.comparingInt(BestTurn::seeds));
    }

    /** What is swept into the store after the turn, at the end of a round, is nothing that it brought. */
    private static int stored(PlayedMatch match, Side side, int choice) {
        Timeline timeline = match.timeline();
        int from = match.cursorBefore(choice);
        int last = match.cursorBefore(choice + 1);
        int to = from;
        while (to < last && !(timeline.events().get(to) instanceof SowingEvent.TurnEnded)) {
            to++;
        }
        return timeline.positionAt(to).inStore(side)
                - timeline.positionAt(from).inStore(side);
    }
}
