package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.model.Move;
import papan.model.Position;
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
     */
    public record Played(
            RuleSet rules, Position before, List<BoardEvent> events, Optional<Refusal> refused, List<Move> legal) {
        public Played {
            events = List.copyOf(events);
            legal = List.copyOf(legal);
        }

        /** The first rounds of it; what prepares the round after them is left out. */
        public Played firstRounds(int rounds) {
            int ended = 0;
            for (int i = 0; i < events.size(); i++) {
                ended += events.get(i) instanceof RoundEvent.RoundEnded ? 1 : 0;
                boolean last = i + 1 == events.size() || !(events.get(i + 1) instanceof RoundEvent.MatchEnded);
                if (ended == rounds && last) {
                    return new Played(rules, before, events.subList(0, i + 1), refused, legal);
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
     * Makes moves as far as they can be made.
     *
     * @param from where to begin; empty for the rule set's own start
     */
    public static Played play(RuleSet rules, Optional<Position> from, List<Move> moves) {
        Engine engine = new Engine(rules);
        Match match = from.map(p -> Match.from(engine, p)).orElseGet(() -> Match.fromStart(engine));
        Position before = from.orElseGet(engine::start);
        List<BoardEvent> events = new ArrayList<>(match.latest());
        for (Move move : moves) {
            Optional<Refusal> refusal = match.refuse(move);
            if (refusal.isPresent()) {
                return new Played(rules, before, events, refusal, match.legalMoves());
            }
            match = match.choose(move);
            events.addAll(match.latest());
        }
        return new Played(rules, before, events, Optional.empty(), match.legalMoves());
    }

    /** TEMPORARY: replaced by the other branch. */
    public static Played playSwitching(
            RuleSet one, RuleSet other, Optional<Position> from, List<Move> moves, int atEvent) {
        return play(other, from, moves);
    }
}
