package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import papan.model.House;
import papan.model.Move;
import papan.model.Place;
import papan.model.Side;
import papan.rules.ClauseId;

/**
 * What an author expects at the end of a step. Everything left out is not compared.
 *
 * @param position the board, or part of it
 * @param seeds seeds by place
 * @param hand seeds in the hand of the player whose turn it is
 * @param at where the last event happened
 * @param mover who is to move
 * @param events the step's events in order, gaps allowed unless {@code exact}
 * @param exact whether the events are all there are
 * @param rules the clauses that decided, in any order
 * @param answer the right answer
 * @param laps how many times seeds were lifted in this step
 * @param captured how many seeds were captured in this step
 * @param matchOver whether no further round is played
 * @param differBy the clauses because of which compared boards part, all of them, in any order
 * @param solutions all moves with which a goal that is tried for can be reached, in any order
 * @param boards what is expected of single boards that are compared, by their ids
 */
public record Expectation(
        Optional<Board> position,
        Map<Place, Integer> seeds,
        OptionalInt hand,
        Optional<Place> at,
        Optional<Side> mover,
        List<Event> events,
        boolean exact,
        List<ClauseId> rules,
        Optional<String> answer,
        OptionalInt laps,
        OptionalInt captured,
        Optional<Boolean> matchOver,
        Optional<List<ClauseId>> differBy,
        Optional<List<Move>> solutions,
        Map<String, Expectation> boards) {
    public Expectation {
        differBy = differBy.map(List::copyOf);
        solutions = solutions.map(List::copyOf);
        boards = Map.copyOf(boards);
        seeds = Map.copyOf(seeds);
        events = List.copyOf(events);
        rules = List.copyOf(rules);
    }

    /**
     * A board or part of one.
     *
     * @param rows seeds of a player's houses from that player's own left
     */
    public record Board(
            Map<Side, List<Integer>> rows,
            Map<Side, Integer> stores,
            Optional<Side> mover,
            Optional<Set<House>> burnt,
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
