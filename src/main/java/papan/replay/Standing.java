package papan.replay;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.Winner;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Leftovers;

/**
 * How a match stands at a cursor.
 *
 * @param southRounds rounds that south has won
 * @param northRounds rounds that north has won
 * @param result of the round that has just ended; empty while one is played
 */
public record Standing(int southRounds, int northRounds, Optional<Result> result) {
    /** So many rounds won decide the longest match that is told of beside that of the rules. */
    private static final int MOST_WINS = 4;

    /**
     * How a round has ended.
     *
     * @param south seeds that are south's
     * @param north seeds that are north's
     * @param endsMatch whether no other round follows
     */
    public record Result(int south, int north, Winner winner, boolean endsMatch) {}

    /** How a match stands at a cursor of its timeline. */
    public static Standing at(PlayedMatch match, int cursor) {
        int south = 0;
        int north = 0;
        Optional<Integer> last = Optional.empty();
        for (int end : ends(match.timeline())) {
            if (end <= cursor) {
                Winner winner = ended(match.timeline(), end).winner();
                south += winner == Winner.SOUTH ? 1 : 0;
                north += winner == Winner.NORTH ? 1 : 0;
                last = Optional.of(end);
            }
        }
        return new Standing(
                south,
                north,
                last.filter(end -> isFresh(match.timeline(), end, cursor)).map(end -> result(match, end)));
    }

    /** The cursors just after each round. */
    public static List<Integer> ends(Timeline timeline) {
        return timeline.marks().stream()
                .filter(mark -> mark.kind() == Mark.Kind.ROUND_END)
                .map(Mark::cursor)
                .toList();
    }

    /** Rounds that a player has won. */
    public int rounds(Side side) {
        return side == Side.SOUTH ? southRounds : northRounds;
    }

    /** The best of how many rounds the round that has just ended has decided: of 3, 5 or 7; empty if none. */
    public OptionalInt decided() {
        int won = Math.max(southRounds, northRounds);
        boolean leads = result.filter(
                        ended -> ended.winner() == (southRounds > northRounds ? Winner.SOUTH : Winner.NORTH))
                .isPresent();
        boolean decides = leads && won > 1 && won <= MOST_WINS && southRounds + northRounds < 2 * won;
        return decides ? OptionalInt.of(2 * won - 1) : OptionalInt.empty();
    }

    private static RoundEvent.RoundEnded ended(Timeline timeline, int end) {
        return (RoundEvent.RoundEnded) timeline.events().get(end - 1);
    }

    /** Whether nothing has happened since but the end of the match. */
    private static boolean isFresh(Timeline timeline, int end, int cursor) {
        List<BoardEvent> since = timeline.events().subList(end, cursor);
        return since.stream().allMatch(RoundEvent.MatchEnded.class::isInstance);
    }

    private static Result result(PlayedMatch match, int end) {
        Timeline timeline = match.timeline();
        boolean last = match.match().isOver()
                && end == ends(timeline).get(ends(timeline).size() - 1);
        Position then = timeline.positionAt(end);
        return new Result(
                seeds(match, then, Side.SOUTH),
                seeds(match, then, Side.NORTH),
                ended(timeline, end).winner(),
                last);
    }

    private static int seeds(PlayedMatch match, Position then, Side side) {
        boolean row = match.rules().ending().leftovers() != Leftovers.UNSCORED;
        return then.inStore(side) + (row ? then.inRow(side) : 0);
    }
}
