package papan.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * The smallest position and move that show a clause at work.
 *
 * @param before the position
 * @param move the move that is made or refused; empty where the beginning of a match shows the clause
 * @param events what it brings about; none if the move is refused
 * @param cited how many events have happened when the clause has been at work; 0 if that is none
 * @param refusal why the move cannot be made, where the clause forbids it
 */
public record SmallestExample(
        Position before, Optional<Move> move, List<BoardEvent> events, int cited, Optional<Refusal> refusal) {
    /** Up to so many seeds, every position is tried; with more, only those with nearly all seeds in one house. */
    public static final int SPREAD = 4;

    public SmallestExample {
        events = List.copyOf(events);
    }

    /** The seeds in the houses of its position. */
    public int seeds() {
        return before.inRow(Side.SOUTH) + before.inRow(Side.NORTH);
    }

    /** The largest number of seeds that is tried on a rule set's board. */
    public static int limit(RuleSet rules) {
        return 2 * rules.layout().places();
    }

    /**
     * Looks for an example of a clause, over positions with one seed, two, three and so on; the first found is taken, but
     * one in which the round goes on is preferred unless the clause is about its end. The same each time; takes up to a
     * second or so, so it belongs on a thread of its own.
     *
     * @param cancelled asked again and again; once it holds, nothing more is looked for
     */
    public static Optional<SmallestExample> find(RuleSet rules, ClauseId clause, BooleanSupplier cancelled) {
        return new ExampleSearch(rules, clause, cancelled).find();
    }
}
