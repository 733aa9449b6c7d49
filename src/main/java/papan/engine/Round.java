package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Refusal.Reason;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.model.House;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/**
 * A round under way: where it stands after the choices made so far. Immutable; {@link #choose} gives the round one choice
 * later.
 *
 * <p>A round from the rule set's own start is opened as the rule set says; one from any other position is simply played
 * by turns.
 */
public final class Round {
    private final Engine engine;
    private final Position position;
    private final List<BoardEvent> latest;
    private final boolean over;
    private final Opened opened;

    /** The position from which the round began, while its opening is not yet behind us. */
    private final Position start;

    private final List<Move> choices;

    /** How the round stands to its opening. */
    private enum Opened {
        /** The first move is still to come and is forced. */
        FORCED,
        /** A simultaneous opening is under way. */
        SIMULTANEOUS,
        /** The players take turns. */
        DONE
    }

    private Round(
            Engine engine,
            Opened opened,
            Position start,
            List<Move> choices,
            Position position,
            List<BoardEvent> latest) {
        this.engine = engine;
        this.opened = opened;
        this.start = start;
        this.choices = choices;
        this.position = position;
        this.latest = List.copyOf(latest);
        this.over = !latest.isEmpty() && latest.get(latest.size() - 1) instanceof RoundEnded;
    }

    /** A round from the rule set's own start; by turns if the move that is forced there cannot be made. */
    public static Round fromStart(Engine engine) {
        Position start = engine.start();
        FirstMove first = engine.rules().firstMove();
        if (first instanceof FirstMove.Simultaneous) {
            return openedFrom(engine, start);
        }
        boolean forced = first instanceof FirstMove.Forced named
                && engine.refuse(start, new Move(named.house())).isEmpty();
        return forced
                ? new Round(engine, Opened.FORCED, start, List.of(), start, List.of(new RoundStarted(start)))
                : from(engine, start);
    }

    /** A round that both players open at once. Whoever has no house to begin with passes; if nobody has, it is over. */
    static Round openedFrom(Engine engine, Position start) {
        Opening.Outcome outcome = opening(engine, start, List.of());
        List<BoardEvent> events = new ArrayList<>(List.of(new RoundStarted(start)));
        events.addAll(outcome.events());
        return new Round(engine, opened(outcome), start, List.of(), outcome.position(), events);
    }

    /** A round from a given position, played by turns. A player to move who cannot passes at once. */
    public static Round from(Engine engine, Position position) {
        int[] cells = position.cells();
        Circuit circuit = new Circuit(engine.rules(), position.burntMask());
        Recorder recorder = new Recorder(engine.rules(), circuit, cells, Optional.empty());
        recorder.add(new RoundStarted(position));
        int lastMover = position.toMove().opponent().index();
        new Referee(engine.rules()).beforeChoice(RoundState.of(position), lastMover, recorder);
        Position after = Fold.after(position, recorder.events());
        return new Round(engine, Opened.DONE, position, List.of(), after, recorder.events());
    }

    /** Where the round stands. Between the two first choices of a simultaneous opening nothing has moved yet. */
    public Position position() {
        return position;
    }

    /** The rules by which it is played. */
    public RuleSet rules() {
        return engine.rules();
    }

    /** This round when it has been played on by turns, elsewhere, to a position in which somebody can choose. */
    Round reached(Position later) {
        return new Round(engine, Opened.DONE, start, List.of(), later, List.of(new RoundStarted(later)));
    }

    /** What the latest choice brought about, or the beginning of the round. */
    public List<BoardEvent> latest() {
        return latest;
    }

    /** Seeds in a row when the round came to its end, before anything was swept. */
    int seedsAtEnd(Side side) {
        int swept = BoardEvent.all(RoundEvent.Swept.class, latest)
                .filter(s -> s.from().get(0).side() == side)
                .mapToInt(RoundEvent.Swept::seeds)
                .sum();
        return position.inRow(side) + swept;
    }

    /** Whether the round is over. */
    public boolean isOver() {
        return over;
    }

    /** Whether a simultaneous opening is under way. */
    public boolean isOpening() {
        return opened == Opened.SIMULTANEOUS;
    }

    /** Who chooses next. */
    public Side mover() {
        return isOpening() ? opening().awaiting().orElse(position.toMove()) : position.toMove();
    }

    /** The houses that this player can choose; none once the round is over. */
    public List<Move> legalMoves() {
        if (over) {
            return List.of();
        }
        return switch (opened) {
            case SIMULTANEOUS -> opening().legal();
            case FORCED -> List.of(forcedMove());
            case DONE -> engine.legalMoves(position);
        };
    }

    /** Why a choice cannot be made; empty if it can. */
    public Optional<Refusal> refuse(Move move) {
        return reason(move).map(reason -> new Refusal(mover(), move, reason, legalMoves()));
    }

    /**
     * The round after one more choice.
     *
     * @throws IllegalArgumentException if the choice is {@linkplain #refuse refused}; ask first
     */
    public Round choose(Move move) {
        reason(move).ifPresent(reason -> {
            throw new IllegalArgumentException("move " + move + " is refused: " + reason.id());
        });
        if (isOpening()) {
            return openWith(move);
        }
        Turn turn = engine.play(position, move);
        return new Round(engine, Opened.DONE, start, List.of(), turn.after(), turn.events());
    }

    /** The round after one more choice, made by turns, in the midst of which another rule set takes over. */
    Round choose(Move move, Handover handover) {
        Turn turn = handover.play(position, move);
        return new Round(handover.then(), Opened.DONE, start, List.of(), turn.after(), turn.events());
    }

    /** Whether a choice, made by turns, would be over before another rule set took over. */
    boolean isOverBefore(Move move, Handover handover) {
        return handover.isAfter(engine.play(position, move));
    }

    /** This round, between two turns, as it goes on under another rule set after somebody has moved. */
    Round under(Engine other, Side lastMover) {
        int[] cells = position.cells();
        Circuit circuit = new Circuit(other.rules(), position.burntMask());
        Recorder recorder = new Recorder(other.rules(), circuit, cells, Optional.empty());
        new Referee(other.rules()).beforeChoice(RoundState.of(position), lastMover.index(), recorder);
        Position after = Fold.after(position, recorder.events());
        boolean forced =
                opened == Opened.FORCED && other.rules().forcedFirstMove().isPresent();
        return new Round(other, forced ? Opened.FORCED : Opened.DONE, start, List.of(), after, recorder.events());
    }

    private Round openWith(Move move) {
        int before = opening().events().size();
        List<Move> more = new ArrayList<>(choices);
        more.add(move);
        Opening.Outcome outcome = opening(more);
        List<BoardEvent> events = outcome.events();
        return new Round(
                engine,
                opened(outcome),
                start,
                List.copyOf(more),
                outcome.position(),
                events.subList(before, events.size()));
    }

    private Optional<Reason> reason(Move move) {
        if (over) {
            return Optional.of(Reason.ROUND_OVER);
        }
        if (isOpening()) {
            return Opening.reason(opening(), mover(), move);
        }
        Optional<Reason> reason = engine.refuse(position, move).map(Refusal::reason);
        boolean forcedElsewhere = opened == Opened.FORCED && !move.equals(forcedMove());
        return reason.isEmpty() && forcedElsewhere ? Optional.of(Reason.FORCED_HOUSE) : reason;
    }

    private Move forcedMove() {
        House house =
                engine.rules().forcedFirstMove().map(FirstMove.Forced::house).orElseThrow();
        return new Move(house);
    }

    private Opening.Outcome opening() {
        return opening(choices);
    }

    private Opening.Outcome opening(List<Move> made) {
        return opening(engine, start, made);
    }

    private static Opened opened(Opening.Outcome outcome) {
        return outcome.awaiting().isPresent() ? Opened.SIMULTANEOUS : Opened.DONE;
    }

    private static Opening.Outcome opening(Engine engine, Position start, List<Move> made) {
        if (engine.rules().firstMove() instanceof FirstMove.Simultaneous simultaneous) {
            return Opening.play(engine, start, simultaneous, made);
        }
        throw new IllegalStateException("this rule set has no simultaneous opening");
    }
}
