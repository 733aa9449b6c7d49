package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.MatchEndReason;
import papan.event.RoundEvent.MatchEnded;
import papan.event.RoundEvent.RoundEnded;
import papan.event.RoundEvent.RoundStarted;
import papan.event.SowingEvent.TurnEnded;
import papan.event.Winner;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Refill;
import papan.rules.Rounds;
import papan.rules.RuleSet;

/**
 * A match under way: rounds that follow one another until the rule set says that it is over. Immutable; {@link #choose}
 * gives the match one choice later. What lies between two rounds happens by itself, with the choice that ended the first.
 */
public final class Match {
    private final Engine engine;
    private final Round round;
    private final List<BoardEvent> latest;
    private final Score score;
    private final boolean over;

    /**
     * What must be remembered beside the board.
     *
     * @param starter who moved first in this round; after both have opened together, whoever moved first then
     * @param lastMover who moved last in it
     * @param southWins rounds that south has won
     * @param northWins rounds that north has won
     * @param played rounds that are over
     */
    private record Score(Side starter, Side lastMover, int southWins, int northWins, int played) {
        Score moved(Side mover) {
            return new Score(starter, mover, southWins, northWins, played);
        }

        Score openedFor(Side first) {
            return new Score(first, lastMover, southWins, northWins, played);
        }

        Score roundOver(Winner winner) {
            return new Score(
                    starter,
                    lastMover,
                    southWins + (winner == Winner.SOUTH ? 1 : 0),
                    northWins + (winner == Winner.NORTH ? 1 : 0),
                    played + 1);
        }

        Score startedBy(Side side) {
            return new Score(side, side, southWins, northWins, played);
        }
    }

    private Match(Engine engine, Round round, List<BoardEvent> latest, Score score, boolean over) {
        this.engine = engine;
        this.round = round;
        this.latest = List.copyOf(latest);
        this.score = score;
        this.over = over;
    }

    /** A match from the rule set's own start. */
    public static Match fromStart(Engine engine) {
        return begun(engine, Round.fromStart(engine));
    }

    /** A match from a given position, played by turns. */
    public static Match from(Engine engine, Position position) {
        return begun(engine, Round.from(engine, position));
    }

    private static Match begun(Engine engine, Round round) {
        Side starter = round.latest().get(0) instanceof RoundStarted started
                ? started.position().toMove()
                : round.position().toMove();
        Score score = new Score(starter, starter, 0, 0, 0);
        return new Match(engine, round, round.latest(), score, false).renewed();
    }

    /** The round under way, or the last one. */
    public Round round() {
        return round;
    }

    /** Where the match stands. */
    public Position position() {
        return round.position();
    }

    /** What the latest choice brought about, or the beginning of the match. */
    public List<BoardEvent> latest() {
        return latest;
    }

    /** Whether nothing more can be chosen. */
    public boolean isOver() {
        return over;
    }

    /** Who has won the match; empty while it goes on, and after a draw. */
    public Optional<Side> winner() {
        if (!over) {
            return Optional.empty();
        }
        BoardEvent last = latest.get(latest.size() - 1);
        return (last instanceof MatchEnded ended ? ended.winner() : ((RoundEnded) last).winner()).side();
    }

    /** Who begins another match after this one: as the rules say of a next round, else whoever did not begin this time. */
    public Side nextStarter() {
        if (!over || engine.rules().renewal().isEmpty()) {
            return score.starter().opponent();
        }
        Side loser = winner().orElse(score.starter()).opponent();
        return starter(engine.rules().renewal().get().starter(), loser, round.position());
    }

    /** Who chooses next. */
    public Side mover() {
        return round.mover();
    }

    /** The moves that this player can make; none once the match is over. */
    public List<Move> legalMoves() {
        return over ? List.of() : round.legalMoves();
    }

    /** Why a choice cannot be made; empty if it can. */
    public Optional<Refusal> refuse(Move move) {
        return round.refuse(move);
    }

    /**
     * The match after one more choice.
     *
     * @throws IllegalArgumentException if the choice is {@linkplain #refuse refused}; ask first
     */
    public Match choose(Move move) {
        return after(engine, round.choose(move));
    }

    private Match after(Engine playing, Round next) {
        Score now = score;
        for (BoardEvent event : next.latest()) {
            if (event instanceof TurnEnded ended) {
                now = now.moved(ended.player());
                now = round.isOpening() ? now.openedFor(ended.next()) : now;
            }
        }
        return new Match(playing, next, next.latest(), now, false).renewed();
    }

    /**
     * The match after one more choice, if another rule set takes over after so many of the events that the choice brings
     * about, and stays. Rounds won, their number and who began are kept; from there on everything is the other
     * rule set's, the refilling and the end of the match too.
     *
     * <p>It takes over before the next lift, seed or judgement. What follows a turn without a choice is one piece: it is the
     * other rule set's if that has taken over by the end of the turn. In a simultaneous opening, and where the turn
     * is over before, nothing is different yet: the answer still goes on under its own rule set, to be put
     * {@link #under} the other one.
     *
     * @param other with a board of the same size
     * @throws IllegalArgumentException if the choice is {@linkplain #refuse refused}; ask first
     */
    public Match choose(Move move, Engine other, int atEvent) {
        Handover handover = new Handover(engine, other, atEvent);
        if (round.isOpening() || refuse(move).isPresent() || round.isOverBefore(move, handover)) {
            return choose(move);
        }
        return after(other, round.choose(move, handover));
    }

    /**
     * This match, between two turns, as it goes on under another rule set: from the same position, in the same round, with
     * the same rounds won. Its latest events are what follows under the other rule set without a choice: nothing,
     * or a pass, or the end of the round. One that is over stays over, and a simultaneous opening must be over before.
     *
     * @param other with a board of the same size
     */
    public Match under(Engine other) {
        if (round.isOpening()) {
            throw new IllegalStateException("a simultaneous opening is under way");
        }
        return over
                ? new Match(other, round, List.of(), score, true)
                : after(other, round.under(other, score.lastMover()));
    }

    /**
     * Whether the last choice has brought about nothing yet: in a simultaneous opening the other player chooses too before
     * anything happens. Before any choice this says nothing.
     */
    public boolean waits() {
        return round.isOpening() && latest.isEmpty();
    }

    /** Which rule set is played now. */
    public RuleSet rules() {
        return engine.rules();
    }

    /**
     * This match when its round has been played on by turns, on an {@link Arena}, to a position in which somebody can
     * choose.
     */
    public Match reached(Position later) {
        return new Match(engine, round.reached(later), List.of(), score, false);
    }

    /** This match, and where its round is over, what follows from that. */
    private Match renewed() {
        if (!round.isOver()) {
            return this;
        }
        RoundEnded ended = (RoundEnded) round.latest().get(round.latest().size() - 1);
        Score after = score.roundOver(ended.winner());
        Optional<Rounds.Renewal> renewal = engine.rules().renewal();
        if (renewal.isEmpty()) {
            return new Match(engine, round, latest, after, true);
        }
        Optional<MatchEnded> end = matchEnd(engine.rules().rounds(), renewal.get(), after);
        List<BoardEvent> events = new ArrayList<>(latest);
        if (end.isPresent()) {
            events.add(end.get());
            return new Match(engine, round, events, after, true);
        }
        return nextRound(renewal.get(), ended.winner(), after, events);
    }

    private Match nextRound(Rounds.Renewal renewal, Winner winner, Score after, List<BoardEvent> events) {
        Side loser = loser(winner);
        RoundRefill interval = new RoundRefill(engine.rules(), renewal, round.position(), loser);
        events.addAll(interval.play());
        Position filled = interval.after();
        boolean simultaneous = renewal.starter() == Rounds.NextStarter.SIMULTANEOUS;
        Side starter = simultaneous ? Side.SOUTH : starter(renewal.starter(), loser, filled);
        Position start = filled.nextRound(starter);
        boolean playable = start.burnt().size() < 2 * start.houses();
        Round next = simultaneous && playable ? Round.openedFrom(engine, start) : Round.from(engine, start);
        if (next.isOver() || !playable) {
            // Nobody would ever move again: the round after that would be the same.
            List<BoardEvent> last = new ArrayList<>(latest);
            last.add(new MatchEnded(MatchEndReason.NO_MOVE, leader(after)));
            return new Match(engine, round, last, after, true);
        }
        events.addAll(next.latest());
        return new Match(engine, next, events, after.startedBy(starter), false);
    }

    /** Whether a match is won by rounds, and not by seeds that go from one to the next. */
    public boolean countsRounds() {
        return engine.rules().rounds() instanceof Rounds.RoundsWon
                || engine.rules()
                        .renewal()
                        .filter(r -> r.refill() instanceof Refill.StartAgain)
                        .isPresent();
    }

    /** Who has won a match that ends here. */
    private Winner leader(Score after) {
        Position end = round.position();
        return countsRounds()
                ? Winner.byCount(after.southWins(), after.northWins())
                : Winner.byCount(seedsOf(end, Side.SOUTH), seedsOf(end, Side.NORTH));
    }

    /** The loser of the round; after a draw the player who did not start it. */
    private Side loser(Winner winner) {
        return winner.side().orElse(score.starter()).opponent();
    }

    private Side starter(Rounds.NextStarter rule, Side loser, Position filled) {
        boolean southBurnt = filled.burnt().stream().anyMatch(h -> h.side() == Side.SOUTH);
        boolean northBurnt = filled.burnt().stream().anyMatch(h -> h.side() == Side.NORTH);
        boolean southEmpty = round.seedsAtEnd(Side.SOUTH) == 0;
        boolean northEmpty = round.seedsAtEnd(Side.NORTH) == 0;
        return switch (rule) {
            case LOSER -> loser;
            case WINNER -> winnerOr(loser);
            case NO_BURNT_HOUSES -> southBurnt == northBurnt ? winnerOr(loser) : southBurnt ? Side.NORTH : Side.SOUTH;
            case LAST_MOVER -> score.lastMover();
            case SECOND_LAST_TIME, SIMULTANEOUS -> score.starter().opponent();
            case FIRST_TO_EMPTY ->
                southEmpty == northEmpty ? score.starter().opponent() : southEmpty ? Side.SOUTH : Side.NORTH;
        };
    }

    /** The winner of the round; after a draw the player who did not start it. */
    private Side winnerOr(Side loser) {
        Winner winner = ((RoundEnded) round.latest().get(round.latest().size() - 1)).winner();
        return winner == Winner.DRAW ? score.starter().opponent() : loser.opponent();
    }

    private Optional<MatchEnded> matchEnd(Rounds rounds, Rounds.Renewal renewal, Score after) {
        return matchEndReason(rounds, renewal, after).map(reason -> new MatchEnded(reason, leader(after)));
    }

    private Optional<MatchEndReason> matchEndReason(Rounds rounds, Rounds.Renewal renewal, Score after) {
        Position end = round.position();
        if (rounds instanceof Rounds.UntilBroke broke) {
            int needed = broke.minHouses() * renewal.full();
            boolean ends = seedsOf(end, Side.SOUTH) < needed || seedsOf(end, Side.NORTH) < needed;
            return ends ? Optional.of(MatchEndReason.CANNOT_FILL) : Optional.empty();
        }
        if (rounds instanceof Rounds.Fixed fixed) {
            boolean ends = after.played() >= fixed.rounds();
            return ends ? Optional.of(MatchEndReason.ROUNDS_PLAYED) : Optional.empty();
        }
        if (rounds instanceof Rounds.RoundsWon won) {
            boolean ends = Math.max(after.southWins(), after.northWins()) >= won.wins();
            return ends ? Optional.of(MatchEndReason.ROUNDS_WON) : Optional.empty();
        }
        return Optional.empty();
    }

    private static int seedsOf(Position position, Side side) {
        return position.inStore(side) + position.inRow(side);
    }
}
