package papan.lesson.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Round;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.Passed;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.lesson.script.From;
import papan.model.Move;
import papan.model.Position;

/**
 * What has been played on one board so far: what the learner has seen of it, and what of the latest turn is still to
 * come. Immutable.
 *
 * @param start the position on which the scene opens
 * @param match where the rules stand: after everything to come, with what follows a round that is over
 * @param round the round under way after everything to come; one that is over until the lesson goes on from it
 * @param shown what has been seen since the start
 * @param turn everything that the latest move brought about
 * @param seen how many events of {@code turn} have been shown
 */
public record Scene(Position start, Match match, Round round, List<BoardEvent> shown, List<BoardEvent> turn, int seen) {
    /** The most events of one scene; a lesson that shows more is a mistake or a prank. */
    public static final int MAX_EVENTS = 10_000;

    public Scene {
        shown = List.copyOf(shown);
        turn = List.copyOf(turn);
    }

    /** A scene from where a step begins. */
    public static Scene of(Engine engine, From from) {
        if (from instanceof From.Given given) {
            Position position = given.position();
            return opened(position, Match.from(engine, position), Round.from(engine, position));
        }
        return opened(engine.start(), Match.fromStart(engine), Round.fromStart(engine));
    }

    /** A player who cannot move passes at once; that the round begins need not be told. */
    private static Scene opened(Position start, Match match, Round round) {
        List<BoardEvent> first = round.latest().stream()
                .filter(e -> !(e instanceof RoundStarted))
                .toList();
        return new Scene(start, match, round, first, List.of(), 0);
    }

    /** The same, just opened, before the pass with which it begins; this scene if it begins otherwise. */
    public Scene beforePass() {
        boolean passes = turn.isEmpty() && shown.size() == 1 && shown.get(0) instanceof Passed;
        return passes ? new Scene(start, match, round, List.of(), shown, 0) : this;
    }

    /** What of the latest turn is still to come. */
    public List<BoardEvent> toCome() {
        return turn.subList(seen, turn.size());
    }

    /** Whether a turn has been stopped in the middle. */
    public boolean isStopped() {
        return seen < turn.size();
    }

    /** The position that the learner sees. */
    public Position position() {
        return Fold.after(start, shown);
    }

    /** After one more move, none of which has been shown yet. The move must not be refused. */
    public Scene choose(Move move) {
        Match next = match.choose(move);
        boolean ends = next.latest().stream().anyMatch(RoundEnded.class::isInstance);
        // Where the round ends, the match is in the next one already; the lesson is not.
        Round stands = ends ? round.choose(move) : next.round();
        return new Scene(start, next, stands, shown, stands.latest(), 0);
    }

    /** After an opening that has been played elsewhere, none of which has been shown yet. */
    public Scene opened(Match then, Round stands, List<BoardEvent> events) {
        return new Scene(start, then, stands, shown, events, 0);
    }

    /** What follows the round that is over: refilling and the next round, or the end of the match; else nothing. */
    public List<BoardEvent> followsRound() {
        List<BoardEvent> latest = match.latest();
        if (!round.isOver() || latest().filter(MatchEnded.class::isInstance).isPresent()) {
            return List.of();
        }
        int after = 0;
        while (!(latest.get(after++) instanceof RoundEnded)) {}
        return latest.subList(after, latest.size());
    }

    /** After what follows the round that is over, none of which has been shown yet. */
    public Scene nextRound() {
        return new Scene(start, match, match.isOver() ? round : match.round(), shown, followsRound(), 0);
    }

    /** After some more of the latest turn has been shown. */
    public Scene show(int events) {
        List<BoardEvent> more = new ArrayList<>(shown);
        more.addAll(toCome().subList(0, events));
        return new Scene(start, match, round, more, turn, seen + events);
    }

    /** After all of the latest turn has been shown. */
    public Scene showAll() {
        return show(turn.size() - seen);
    }

    /** The last event that the learner has seen. */
    public Optional<BoardEvent> latest() {
        return shown.isEmpty() ? Optional.empty() : Optional.of(shown.get(shown.size() - 1));
    }
}
