package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.RoundStarted;
import papan.model.Move;
import papan.model.Position;

/**
 * What has been played on one board so far: what the learner has seen of it, and what of the latest turn is still to
 * come. Immutable.
 *
 * @param start the position on which the scene opens
 * @param round where the rules stand: after everything to come
 * @param shown what has been seen since the start
 * @param turn everything that the latest move brought about
 * @param seen how many events of {@code turn} have been shown
 */
record Scene(Position start, Round round, List<BoardEvent> shown, List<BoardEvent> turn, int seen) {
    /** The most events of one scene; a lesson that shows more is a mistake or a prank. */
    static final int MAX_EVENTS = 10_000;

    Scene {
        shown = List.copyOf(shown);
        turn = List.copyOf(turn);
    }

    /** A scene from where a step begins. */
    static Scene of(Engine engine, From from) {
        if (from instanceof From.Given given) {
            return opened(given.position(), Round.from(engine, given.position()));
        }
        return opened(engine.start(), Round.fromStart(engine));
    }

    /** A player who cannot move passes at once; that the round begins need not be told. */
    private static Scene opened(Position start, Round round) {
        List<BoardEvent> first = round.latest().stream()
                .filter(e -> !(e instanceof RoundStarted))
                .toList();
        return new Scene(start, round, first, List.of(), 0);
    }

    /** What of the latest turn is still to come. */
    List<BoardEvent> toCome() {
        return turn.subList(seen, turn.size());
    }

    /** Whether a turn has been stopped in the middle. */
    boolean isStopped() {
        return seen < turn.size();
    }

    /** The position that the learner sees. */
    Position position() {
        return Fold.after(start, shown);
    }

    /** After one more move, none of which has been shown yet. The move must not be refused. */
    Scene choose(Move move) {
        Round next = round.choose(move);
        return new Scene(start, next, shown, next.latest(), 0);
    }

    /** After some more of the latest turn has been shown. */
    Scene show(int events) {
        List<BoardEvent> more = new ArrayList<>(shown);
        more.addAll(toCome().subList(0, events));
        return new Scene(start, round, more, turn, seen + events);
    }

    /** After all of the latest turn has been shown. */
    Scene showAll() {
        return show(turn.size() - seen);
    }

    /** The last event that the learner has seen. */
    Optional<BoardEvent> latest() {
        return shown.isEmpty() ? Optional.empty() : Optional.of(shown.get(shown.size() - 1));
    }
}
