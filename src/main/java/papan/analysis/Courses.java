package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent.Lifted;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Plays a list of moves into a course of events. */
public final class Courses {
    private Courses() {}

    /**
     * What came of the moves.
     *
     * @param before where everything began
     * @param events what happened
     * @param refused why the first move that could not be made was refused; empty if all were made
     * @param legal what can be chosen after the last move that was made
     * @param waiting the last move, where nothing happens before the other player has chosen too
     * @param awaited in a simultaneous opening that is not over: whose choice it goes on with
     */
    public record Played(
            RuleSet rules,
            Position before,
            List<BoardEvent> events,
            Optional<Refusal> refused,
            List<Move> legal,
            Optional<Move> waiting,
            Optional<Side> awaited) {
        public Played {
            events = List.copyOf(events);
            legal = List.copyOf(legal);
        }

        /** Whether nothing follows its first so many events only because somebody has yet to choose in an opening. */
        boolean waitsAfter(int count) {
            return awaited.isPresent() && count == events.size();
        }

        /** Whether no house has been sown yet. */
        public boolean isUntouched() {
            return events.stream().noneMatch(Lifted.class::isInstance);
        }

        /** The first rounds of it; what prepares the round after them is left out. */
        public Played firstRounds(int rounds) {
            int ended = 0;
            for (int i = 0; i < events.size(); i++) {
                ended += events.get(i) instanceof RoundEvent.RoundEnded ? 1 : 0;
                boolean last = i + 1 == events.size() || !(events.get(i + 1) instanceof RoundEvent.MatchEnded);
                if (ended == rounds && last) {
                    return new Played(
                            rules,
                            before,
                            events.subList(0, i + 1),
                            refused,
                            legal,
                            Optional.empty(),
                            Optional.empty());
                }
            }
            return this;
        }

        /** It as something to count along. */
        public Course course() {
            return Course.of(rules, before, events);
        }
    }

    /**
     * Makes moves as far as they can be made. A direction that is named where there is none to choose says nothing.
     *
     * @param from where to begin; empty for the rule set's own start
     */
    public static Played play(RuleSet rules, Optional<Position> from, List<Move> moves) {
        return playSwitching(rules, rules, from, moves, Integer.MAX_VALUE);
    }

    private static Played played(
            Match match, Position before, List<BoardEvent> events, Optional<Refusal> refused, Optional<Move> waiting) {
        Optional<Side> awaited = match.round().isOpening() ? Optional.of(match.mover()) : Optional.empty();
        return new Played(match.rules(), before, events, refused, match.legalMoves(), waiting, awaited);
    }

    /** A move as a rule set writes it: without its direction where there is none to choose. */
    static Move fitting(Match match, Move move) {
        boolean idle = move.direction().isPresent()
                && match.refuse(move)
                        .filter(refusal -> refusal.reason() == Refusal.Reason.DIRECTION)
                        .isPresent();
        return idle ? new Move(move.from()) : move;
    }

    /**
     * Makes moves as far as they can be made, first under one rule set and after so many events under another: what
     * one asks with "and if from here on this were different?". The first events, so many, are the same as under
     * the first rule set alone; what has happened stays, and seeds in the hand stay in it.
     *
     * <p>In the midst of a turn the other rule set takes over before the next lift, seed or judgement. What follows a turn
     * without a choice (a pass, the end of the round, the refilling) is one piece under one rule set. Where the event lies
     * in a simultaneous opening, or in what leads to one, the other rule set takes over after it. Between two
     * turns the match goes on from where it stands, with its rounds won and their number. Moves that are left are
     * judged by whatever rule set is then played, also one that the first would have refused.
     *
     * @param other on a board of the same size
     * @param from where to begin; empty for the start of the first rule set, or of the other one if that plays all of it
     * @param atEvent 0 for the other rule set alone; as many events as there are, or more, for the first alone
     * @return what came of it; its rules are the other ones, or the first ones if the others never took over
     */
    static Played playSwitching(RuleSet one, RuleSet other, Optional<Position> from, List<Move> moves, int atEvent) {
        if (atEvent <= 0) {
            return play(other, from, moves);
        }
        Engine engine = new Engine(one);
        boolean switched = one.equals(other);
        Engine then = switched ? engine : new Engine(other);
        Match match = from.map(p -> Match.from(engine, p)).orElseGet(() -> Match.fromStart(engine));
        Position before = from.orElseGet(engine::start);
        List<BoardEvent> events = new ArrayList<>(match.latest());
        Optional<Move> waiting = Optional.empty();
        for (Move named : moves) {
            if (!switched && events.size() >= atEvent && !match.round().isOpening()) {
                match = match.under(then);
                events.addAll(match.latest());
                switched = true;
            }
            Move move = fitting(match, named);
            Optional<Refusal> refusal = match.refuse(move);
            if (refusal.isPresent()) {
                return played(match, before, events, refusal, waiting);
            }
            match = switched ? match.choose(move) : match.choose(move, then, atEvent - events.size());
            switched = switched || match.rules().equals(other);
            events.addAll(match.latest());
            waiting = match.waits() ? Optional.of(move) : Optional.empty();
        }
        return played(match, before, events, Optional.empty(), waiting);
    }
}
