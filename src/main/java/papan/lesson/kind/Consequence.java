package papan.lesson.kind;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.engine.Engine;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Ruled;
import papan.event.SowingEvent.Sown;
import papan.lesson.scene.Scene;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.replay.Timeline;

/**
 * What would come of a wrong answer, played beside the lesson: the house that was chosen for a best move is sown; for a
 * landing, so many seeds are sown from the house in question as would end where the learner said. The right answer is not in
 * it.
 *
 * @param timeline from the board of the question to the end of what would happen
 * @param captionKey key of the sentence that says what is supposed
 * @param captionArgs its arguments
 */
public record Consequence(Timeline timeline, String captionKey, Map<String, Object> captionArgs) {
    /** More seeds are not tried in one house. */
    private static final int MOST_SEEDS = 60;

    public Consequence {
        captionArgs = Map.copyOf(captionArgs);
    }

    /** A move that can be made. */
    static Consequence chosen(Move move, Scene scene) {
        List<BoardEvent> events = scene.choose(move).turn();
        return new Consequence(
                Timeline.of(scene.position(), events), "whatIf.move", Map.of("house", (Place) move.from()));
    }

    /** The fewest seeds in the house, other than those that it holds, that end their first lap at a place. */
    static Optional<Consequence> landing(Move move, Place at, Scene scene) {
        Position board = scene.position();
        Engine engine = new Engine(scene.round().rules());
        int house = board.layout().indexOf(move.from());
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            int[] cells = board.cells();
            boolean other = cells[house] != seeds;
            cells[house] = seeds;
            Position supposed = Position.of(board.layout(), cells, board.burntMask(), board.toMove(), board.round());
            if (other && engine.refuse(supposed, move).isEmpty()) {
                List<BoardEvent> lap = firstLap(engine.play(supposed, move).events());
                if (endsAt(lap, at)) {
                    return Optional.of(new Consequence(
                            Timeline.of(supposed, lap),
                            "whatIf.landing",
                            Map.of("house", (Place) move.from(), "place", at, "seeds", seeds)));
                }
            }
        }
        return Optional.empty();
    }

    /** Up to the last seed, before anything is made of it. */
    private static List<BoardEvent> firstLap(List<BoardEvent> turn) {
        for (int i = 0; i < turn.size(); i++) {
            if (turn.get(i) instanceof Ruled) {
                return turn.subList(0, i);
            }
        }
        return turn;
    }

    private static boolean endsAt(List<BoardEvent> lap, Place at) {
        BoardEvent last = lap.get(lap.size() - 1);
        return last instanceof Sown sown
                ? sown.at().equals(at)
                : last instanceof Forfeited forfeited && forfeited.at().equals(at);
    }
}
