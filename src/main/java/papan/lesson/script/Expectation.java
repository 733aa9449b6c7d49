package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Says;
import papan.model.Side;
import papan.rules.ClauseId;

/**
 * What an author expects at the end of a step. Everything left out is not compared.
 *
 * @param seeds by place
 * @param boards what is expected of single boards that are compared, by their ids
 */
@Says(name = "expect")
public record Expectation(
        @Says("What the board looks like.") Optional<Board> position,
        Map<Place, Integer> seeds,

        @Says(value = "Seeds in the hand of whoever acted last.", as = "seeds")
        OptionalInt hand,

        @Says("Where the last event was.") Optional<Place> at,
        @Says("Who moves next.") Optional<Side> mover,

        @Says(value = "Events in this order; others may lie between.", usual = "")
        List<Event> events,

        @Says(value = "Whether there are no other events.", usual = "false")
        boolean exact,

        @Says(value = "Clauses that decided, in any order.", usual = "")
        List<ClauseId> rules,

        @Says("The right answer to the question.") Optional<String> answer,

        @Says(value = "How many laps were lifted in this step.", max = Expectation.MOST)
        OptionalInt laps,

        @Says(value = "How many seeds were captured in this step.", max = Expectation.MOST)
        OptionalInt captured,

        @Says("Whether no further round is played.") Optional<Boolean> matchOver,

        @Says("All first moves with which the goal of a try can be reached.")
        Optional<List<Move>> solutions,

        @Says("The clauses because of which the boards part, all of them.")
        Optional<List<ClauseId>> differBy,

        Map<String, Expectation> boards) {
    private static final int MOST = 9999;

    public Expectation {
        differBy = differBy.map(List::copyOf);
        solutions = solutions.map(List::copyOf);
        boards = Map.copyOf(boards);
        seeds = Map.copyOf(seeds);
        events = List.copyOf(events);
        rules = List.copyOf(rules);
    }

    /** The same with what is expected of single places and boards. */
    public Expectation with(Map<Place, Integer> places, Map<String, Expectation> each) {
        return new Expectation(
                position, places, hand, at, mover, events, exact, rules, answer, laps, captured, matchOver, solutions,
                differBy, each);
    }

    /** A board or part of one; seeds of a player's houses are counted from that player's own left. */
    @Says(value = "The board, or part of it.", name = "expectedBoard")
    public record Board(
            @Says(beside = true, as = "rows") Map<Side, List<Integer>> rows,

            @Says(value = "Seeds in the stores, or in one of them.", whole = "stores", usual = "")
            Map<Side, Integer> stores,

            @Says("Who moves next.") Optional<Side> mover,

            @Says("All houses out of play.") Optional<Set<House>> burnt,

            @Says(value = "Number of the round.", min = 1, max = MOST)
            OptionalInt round) {
        public Board {
            rows = Map.copyOf(rows);
            stores = Map.copyOf(stores);
            burnt = burnt.map(Set::copyOf);
        }
    }

    /**
     * An event, or what must at least be true of it.
     *
     * @param values by the names of the trace contract: texts, whole numbers and lists of texts
     */
    public record Event(EventKind kind, Map<String, Object> values) {
        public Event {
            values = Map.copyOf(values);
        }
    }
}
